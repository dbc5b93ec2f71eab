// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import org.mortise.ir.Additive;
import org.mortise.ir.OpInterface;

/**
 * Adds canonicalization patterns for operations of another dialect, for example for {@code tensor.dim} applied to the
 * result of an operation of this dialect. The patterns come after those of the operation's own definition. Several
 * implementations can serve one operation.
 */
@Additive
public interface CanonicalizationPatterns extends OpInterface {
  /** Adds the patterns for the operations that the implementation serves. */
  void addTo(PatternSet patterns);
}
