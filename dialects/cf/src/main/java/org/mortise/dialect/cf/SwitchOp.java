// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.KnownValue;
import org.mortise.ir.interfaces.KnownValuesOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.types.IntegerType;

/** Branches to the block of the case that equals an integer, or to the default block. */
@Op(name = "cf.switch",
    operands = {"flag: ANY_INTEGER", "defaultOperands: ANY...", "caseOperands: ANY..."},
    attributes = {"case_values: INTEGER_ELEMENTS?", "case_operand_segments: DENSE_I32_ARRAY"},
    successors = {"defaultDestination", "caseDestinations..."},
    traits = {"TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    implementations = {SwitchOp.Branch.class, SwitchOp.Known.class, BranchBuffers.class},
    patterns = SwitchPatterns.class)
public final class SwitchOp extends SwitchOpBase {
  SwitchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new SwitchAssembly());
    op.invariant(operation -> new SwitchOp(operation).verifySegments());
  }

  /** A case: its value, its block and the operands of the block. */
  public record Case(BigInteger value, Block block, List<? extends Value> operands) {}

  /** Creates a switch, without the attribute of case values if there are no cases. */
  public static SwitchOp create(
      OpBuilder builder,
      Location location,
      Value flag,
      Block defaultBlock,
      List<? extends Value> defaultOperands,
      List<Case> cases) {
    OperationState state = builder.state(location, NAME)
        .addOperand(flag)
        .addOperands(defaultOperands)
        .addSuccessor(defaultBlock);
    setCases(state, cases, (IntegerType) flag.type(), defaultOperands.size());
    return new SwitchOp(builder.create(state));
  }

  /** Adds operands, successors and attributes of cases to a state that has the flag and the default operands. */
  static void setCases(OperationState state, List<Case> cases, IntegerType type, int defaultOperandCount) {
    int[] segments = new int[cases.size()];
    BigInteger[] values = new BigInteger[cases.size()];
    for (int i = 0; i < segments.length; i++) {
      Case each = cases.get(i);
      segments[i] = each.operands().size();
      values[i] = each.value();
      state.addOperands(each.operands());
      state.addSuccessor(each.block());
    }
    setCases(state, values, segments, type, defaultOperandCount);
  }

  /** Adds the attributes of cases to a state that has their operands and successors. */
  static void setCases(
      OperationState state, BigInteger[] values, int[] segments, IntegerType type, int defaultOperandCount) {
    int operandCount = 0;
    for (int segment : segments) {
      operandCount += segment;
    }
    if (values.length > 0) {
      state.addAttribute("case_values", CaseValues.attribute(values, type));
    }
    state.addAttribute("case_operand_segments", DenseI32ArrayAttr.of(state.context(), segments));
    state.setOperandSegments(1, defaultOperandCount, operandCount);
  }

  /** Returns the number of cases. */
  public int caseCount() {
    return caseDestinations().size();
  }

  /** Returns the value of a case as an unsigned number, or null if the cases have no values. */
  public @Nullable BigInteger caseValue(int index) {
    return caseValuesAttr() instanceof DenseElementsAttr values ? CaseValues.unsigned(values, index) : null;
  }

  /** Returns the value of a case, which must have one, as a constant of the type of the flag. */
  private IntegerAttr caseConstant(int index) {
    return IntegerAttr.of(flag().type(), caseValue(index));
  }

  public Block caseDest(int index) {
    return caseDestinations().get(index);
  }

  /** Returns the operands of the block of a case. */
  public OperandRange caseOperands(int index) {
    DenseI32ArrayAttr segments = caseOperandSegmentsAttr();
    int start = caseOperands().start() + segments.sumBefore(Math.min(index, segments.size()));
    // The operands may be requested before the sizes are verified.
    int length = index < segments.size() ? Math.min(segments.get(index), operation().operandCount() - start) : 0;
    return new OperandRange(
        operation(), start, Math.max(0, length), definition().operandGroup("caseOperands"),
        "case_operand_segments", index);
  }

  List<Case> cases() {
    List<Case> cases = new ArrayList<>(caseCount());
    DenseI32ArrayAttr segments = caseOperandSegmentsAttr();
    int start = caseOperands().start();
    for (int i = 0; i < caseCount(); i++) {
      cases.add(new Case(caseValue(i), caseDest(i), new OperandRange(operation(), start, segments.get(i))));
      start += segments.get(i);
    }
    return cases;
  }

  /** Returns the block that is taken for a constant flag. */
  Block successorFor(BigInteger flag) {
    for (int i = 0; i < caseCount(); i++) {
      if (flag.equals(caseValue(i))) {
        return caseDest(i);
      }
    }
    return defaultDestination();
  }

  @Nullable Diagnostic verify() {
    Attribute values = caseValuesAttr();
    int destinations = caseDestinations().size();
    if (values == null && destinations == 0) {
      return null;
    }
    int count = 0;
    if (values != null) {
      Type caseType = ((DenseElementsAttr) values).elementType();
      if (caseType != flag().type()) {
        return opError("'flag' type ('" + flag().type() + "') should match case value type ('" + caseType
            + "')");
      }
      count = CaseValues.count((DenseElementsAttr) values);
    }
    if (values != null && count != destinations) {
      return opError("number of case values (" + count + ") should match number of case destinations ("
          + destinations + ")");
    }
    return null;
  }

  /** Rejects fewer sizes than cases, which MLIR accepts with an out-of-bounds read. Accepts more sizes. */
  private @Nullable Diagnostic verifySegments() {
    DenseI32ArrayAttr segments = caseOperandSegmentsAttr();
    long total = 0;
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i) < 0) {
        return opError("'case_operand_segments' attribute cannot have negative elements");
      }
      total += segments.get(i);
    }
    int destinations = caseDestinations().size();
    int operands = caseOperands().size();
    if (total != operands) {
      return opError("caseOperands count (" + operands + ") does not match with the total size (" + total
          + ") specified in attribute 'case_operand_segments'");
    }
    return segments.size() >= destinations ? null
        : opError("'case_operand_segments' attribute has " + segments.size() + " elements, but there are "
            + destinations + " cases");
  }

  /** The default block and each case have separate operands. */
  static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(index == 0 ? of(op).defaultOperands() : of(op).caseOperands(index - 1));
    }

    @Override
    public @Nullable Block getSuccessorForOperands(Operation op, Attribute[] constants) {
      return constants[0] instanceof IntegerAttr flag ? of(op).successorFor(CaseValues.unsigned(flag)) : null;
    }
  }

  /** The flag has the value of the case in the block of a case, and none of these values in the default block. */
  static final class Known implements KnownValuesOpInterface {
    @Override
    public List<KnownValue> getKnownValuesInSuccessor(Operation op, int index) {
      SwitchOp view = of(op);
      if (view.caseValuesAttr() == null) {
        return List.of();
      }
      if (index > 0) {
        return List.of(KnownValue.equal(view.flag(), view.caseConstant(index - 1)));
      }
      List<IntegerAttr> constants = new ArrayList<>(view.caseCount());
      for (int i = 0; i < view.caseCount(); i++) {
        constants.add(view.caseConstant(i));
      }
      return List.of(KnownValue.notEqual(view.flag(), constants));
    }
  }
}
