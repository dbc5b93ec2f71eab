// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;

/** Branches to the block of the case that equals an integer, or to the default block. */
@Op(name = "llvm.switch",
    operands = {"value: SIGNLESS_INTEGER", "defaultOperands: ANY...", "caseOperands: ANY..."},
    attributes = {
        "case_values: INTEGER_ELEMENTS?", "case_operand_segments: DENSE_I32_ARRAY", "branch_weights: DENSE_I32_ARRAY?"
    },
    successors = {"defaultDestination", "caseDestinations..."},
    traits = {"TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    format = "$value `:` type($value) `,` $defaultDestination "
        + "(`(` $defaultOperands^ `:` type($defaultOperands) `)`)? "
        + "custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, "
        + "type($caseOperands), $case_operand_segments) attr-dict",
    implementations = SwitchOp.Branch.class)
public final class SwitchOp extends SwitchOpBase {
  private static final String SEGMENTS = "case_operand_segments";

  SwitchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("SwitchOpCases", new SwitchCases());
    op.invariant(operation -> new SwitchOp(operation).verifySegments());
  }

  /** Returns the operands of the block of a case. */
  public OperandRange caseOperands(int index) {
    DenseI32ArrayAttr segments = caseOperandSegmentsAttr();
    int start = caseOperands().start() + segments.sumBefore(index);
    return new OperandRange(
        operation(), start, segments.get(index), definition().operandGroup("caseOperands"), SEGMENTS, index);
  }

  /** Requires a size for each case. MLIR accepts fewer sizes and reads out of bounds. */
  private @Nullable Diagnostic verifySegments() {
    DenseI32ArrayAttr segments = caseOperandSegmentsAttr();
    long total = 0;
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i) < 0) {
        return opError("'" + SEGMENTS + "' attribute cannot have negative elements");
      }
      total += segments.get(i);
    }
    if (total != caseOperands().size()) {
      return opError("caseOperands count (" + caseOperands().size() + ") does not match with the total size (" + total
          + ") specified in attribute '" + SEGMENTS + "'");
    }
    int cases = caseDestinations().size();
    return segments.size() >= cases ? null
        : opError("'" + SEGMENTS + "' attribute has " + segments.size() + " elements, but there are " + cases
            + " cases");
  }

  @Nullable Diagnostic verify() {
    DenseElementsAttr values = (DenseElementsAttr) caseValuesAttr();
    long count = values == null ? 0 : values.numElements();
    if (count != caseDestinations().size()) {
      return opError("expects number of case values to match number of case destinations");
    }
    DenseI32ArrayAttr weights = branchWeightsAttr();
    if (weights != null && weights.size() != operation().successorCount()) {
      return error("expects number of branch weights to match number of successors: " + weights.size()
          + " vs " + operation().successorCount());
    }
    return values == null || values.elementType() == value().type() ? null
        : error("expects case value type to match condition value type");
  }

  /** The default block and each case have separate operands. */
  static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(index == 0 ? of(op).defaultOperands() : of(op).caseOperands(index - 1));
    }
  }
}
