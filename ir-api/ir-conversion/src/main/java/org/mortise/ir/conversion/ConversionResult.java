// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;

/**
 * The result of a conversion.
 *
 * @param changed whether the program was changed; with rollback, after a failure only by folders in place
 * @param failure the error that ended the conversion, or null if it has succeeded
 */
public record ConversionResult(boolean changed, @Nullable Diagnostic failure) {
  /** Returns whether the conversion has succeeded. */
  public boolean succeeded() {
    return failure == null;
  }
}
