// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.text.DialectReader;
import org.osgi.service.component.annotations.Component;

/** Definitions of dialects as ODS states them. They have an effect only when they are loaded. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "ods")
public final class OdsDialect extends OdsDialectBase implements DialectReader {
  @Override
  public @Nullable List<Dialect> readDialects(Operation program, Context context, DiagnosticHandler diagnostics) {
    return OdsLoader.load(program, context, diagnostics);
  }
}
