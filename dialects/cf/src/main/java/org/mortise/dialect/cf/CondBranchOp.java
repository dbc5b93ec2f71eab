// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ConditionalBranch;
import org.mortise.ir.interfaces.KnownValue;
import org.mortise.ir.interfaces.KnownValuesOpInterface;

/** Branches to one of two blocks depending on a condition. */
@Op(name = "cf.cond_br",
    operands = {"condition: I1", "trueDestOperands: ANY...", "falseDestOperands: ANY..."},
    attributes = "branch_weights: DENSE_I32_ARRAY? since 22.1",
    successors = {"trueDest", "falseDest"},
    traits = {"TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    format = "$condition (`weights` `(` $branch_weights^ `)`)? `,` "
          + "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
          + "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    implementations = {ConditionalBranch.class, CondBranchOp.Known.class, BranchBuffers.class},
    patterns = CondBranchPatterns.class)
public final class CondBranchOp extends CondBranchOpBase {
  CondBranchOp(Operation operation) {
    super(operation);
  }

  /** Creates a branch to {@code trueDest} or {@code falseDest}. */
  public static CondBranchOp create(
      OpBuilder builder,
      Location location,
      Value condition,
      Block trueDest,
      List<? extends Value> trueOperands,
      Block falseDest,
      List<? extends Value> falseOperands) {
    return create(builder, location, condition, trueOperands, falseOperands, trueDest, falseDest);
  }

  /** The condition is known in both successors. */
  static final class Known implements KnownValuesOpInterface {
    @Override
    public List<KnownValue> getKnownValuesInSuccessor(Operation op, int index) {
      return List.of(KnownValue.equal(of(op).condition(), IntegerAttr.bool(op.context(), index == 0)));
    }
  }
}
