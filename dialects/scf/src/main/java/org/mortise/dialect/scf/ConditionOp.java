// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.KnownValue;
import org.mortise.ir.interfaces.KnownValuesOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;

/** Ends the condition region of {@link WhileOp}: continues with the body if true, otherwise after the loop. */
@Op(name = "scf.condition",
    operands = {"condition: I1", "args: ANY..."},
    traits = {"TERMINATOR", "PURE"},
    parents = "scf.while",
    format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
    implementations = {ConditionOp.Terminator.class, ConditionOp.Known.class, ConditionBufferization.class})
public final class ConditionOp extends ConditionOpBase {
  ConditionOp(Operation operation) {
    super(operation);
  }

  /** Forwards all operands except the condition to both successors. */
  static final class Terminator implements RegionBranchTerminatorOpInterface {
    @Override
    public OperandRange getSuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).args();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, Attribute[] constants) {
      WhileOp loop = WhileOp.of(op.parentOp());
      Boolean condition = Constants.asBoolean(constants[0]);
      List<RegionSuccessor> successors = new ArrayList<>(2);
      if (condition == null || condition) {
        successors.add(RegionSuccessor.into(loop.after()));
      }
      if (condition == null || !condition) {
        successors.add(RegionSuccessor.parent(loop.operation()));
      }
      return successors;
    }
  }

  /** The condition is true in the body and false after the loop. */
  static final class Known implements KnownValuesOpInterface {
    @Override
    public List<KnownValue> getKnownValuesAt(Operation op, RegionBranchPoint target) {
      return List.of(KnownValue.equal(of(op).condition(), IntegerAttr.bool(op.context(), !target.isParent())));
    }
  }
}
