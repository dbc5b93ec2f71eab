// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;

/** Implemented by a dialect whose programs define dialects, such as {@code irdl}. */
public interface DialectReader {
  /**
   * Creates the dialects that the operations of this dialect define: all of them or, after an error, none.
   *
   * @param program a verified program
   * @param context a context with this dialect and the dialects that the program refers to, without the dialects to
   *     create, which can be part of any context
   * @return the dialects in their order; null after an error, which was reported with its location
   */
  @Nullable List<? extends Dialect> readDialects(Operation program, Context context, DiagnosticHandler diagnostics);
}
