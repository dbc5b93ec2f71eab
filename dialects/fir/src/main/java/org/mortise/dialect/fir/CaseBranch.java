// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;

/** A multiway branch: the block of each case receives the operands of the case. */
final class CaseBranch implements BranchOpInterface {
  @Override
  public SuccessorOperands getSuccessorOperands(Operation op, int index) {
    return new SuccessorOperands(new Cases(op).forwarded(index));
  }
}
