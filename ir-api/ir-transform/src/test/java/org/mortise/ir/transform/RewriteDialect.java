// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.context.Contexts;

/**
 * Operations for tests of rewriting: constants, a foldable sum, branches that forward all operands, a function, and
 * operations whose folders break the contract.
 */
final class RewriteDialect extends DeclaredDialect {
  private static final TypeConstraint<?> ANY = TypeConstraint.of("any type", type -> true);
  private static final TypeConstraint<?> INTEGER =
      TypeConstraint.of("integer", type -> type.toString().startsWith("i"));

  private static final OpDefinition CONSTANT = OpDefinition.named("r.constant")
      .attribute("value", AttributeConstraint.of("integer attribute", IntegerAttr.class::isInstance))
      .result("result", INTEGER).traits(Trait.CONSTANT_LIKE).pure()
      .folder((op, constants) -> FoldResult.of(op.getAttr("value"))).build();
  private static final OpDefinition ADD = OpDefinition.named("r.add")
      .operand("a", INTEGER).operand("b", INTEGER).result("result", INTEGER).pure()
      .traits(Trait.COMMUTATIVE, Trait.SAME_OPERANDS_AND_RESULT_TYPE).folder(RewriteDialect::foldAdd).build();
  private static final OpDefinition BRANCH = OpDefinition.named("r.br")
      .operands("passed", ANY).successor("target").traits(Trait.TERMINATOR).pure().build();
  private static final OpDefinition CHOICE = OpDefinition.named("r.choice")
      .operands("passed", ANY).successor("first").successor("second").traits(Trait.TERMINATOR).pure().build();
  private static final OpDefinition RETURN = OpDefinition.named("r.return")
      .operands("values", ANY).traits(Trait.RETURN_LIKE).parents("r.func").pure().build();
  private static final OpDefinition FUNC = OpDefinition.named("r.func")
      .region("body", RegionSpec.Shape.ANY).traits(Trait.ISOLATED_FROM_ABOVE).build();
  private static final OpDefinition NEST = OpDefinition.named("r.nest").region("body", RegionSpec.Shape.ANY)
      .traits(Trait.RECURSIVE_MEMORY_EFFECTS, Trait.NO_TERMINATOR).build();
  private static final OpDefinition PROBE = OpDefinition.named("r.probe").result("result", INTEGER).build();
  private static final OpDefinition FOLDS_SILENTLY = OpDefinition.named("r.folds_silently")
      .folder((op, constants) -> mark(op, FoldResult.NONE)).build();
  private static final OpDefinition FOLDS_NOTHING = OpDefinition.named("r.folds_nothing")
      .folder((op, constants) -> FoldResult.IN_PLACE).build();
  private static final OpDefinition FOLDS_PARENT = OpDefinition.named("r.folds_parent")
      .folder((op, constants) -> {
        mark(op.parentOp(), FoldResult.NONE);
        return FoldResult.NONE;
      }).build();

  RewriteDialect() {
    super(CONSTANT, ADD, BRANCH, CHOICE, RETURN, FUNC, NEST, PROBE, FOLDS_SILENTLY, FOLDS_NOTHING, FOLDS_PARENT);
  }

  @Serves({"r.br", "r.choice"})
  private static final class Branches implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      // A choice passes the same operands to both, so only a br has some in these tests.
      return new SuccessorOperands(new OperandRange(op, 0, op.operandCount()));
    }
  }

  static Context context() {
    return builder().build();
  }

  static Context.Builder builder() {
    Context.Builder builder = Contexts.builder().dialect(new RewriteDialect());
    InterfaceAttachment.of(new Branches()).forEach(builder::attach);
    return builder;
  }

  private static FoldResult foldAdd(Operation op, Attribute[] constants) {
    if (constants[0] instanceof IntegerAttr a && constants[1] instanceof IntegerAttr b) {
      long sum = Long.parseLong(text(a)) + Long.parseLong(text(b));
      return FoldResult.of(IntegerAttr.of(op.result(0).type(), sum));
    }
    return constants[1] instanceof IntegerAttr b && text(b).equals("0")
        ? FoldResult.of(op.operand(0)) : FoldResult.NONE;
  }

  private static FoldResult mark(Operation op, FoldResult result) {
    op.setAttr("mark", UnitAttr.of(op.context()));
    return result;
  }

  private static String text(IntegerAttr attribute) {
    return attribute.toString().split(" ")[0];
  }

  @Override
  public Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return builder.create(builder.state(location, "r.constant").addAttribute("value", value).addResultType(type));
  }
}
