// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.test.attributes.TestAttribute;
import org.mortise.dialect.test.types.TestType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ShapedType;

/** Operations that have one trait each, for tests of the verifier. */
@Op(name = "test.same_operand_element_type", summary = "Has operands of one element type.",
    operands = {"a: ANY", "b: ANY"}, results = "result: ANY", traits = "SAME_OPERANDS_ELEMENT_TYPE")
@Op(name = "test.same_operand_and_result_element_type", summary = "Has operands and results of one element type.",
    operands = "operands: ANY...", results = "results: ANY...", traits = "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE")
@Op(name = "test.same_operand_shape", summary = "Has operands of one shape.",
    operands = "operands: ANY_SHAPED...", traits = "SAME_OPERANDS_SHAPE")
@Op(name = "test.same_operand_and_result_shape", summary = "Has operands and results of one shape.",
    operands = "operands: ANY_SHAPED...", results = "results: ANY_SHAPED...",
    traits = "SAME_OPERANDS_AND_RESULT_SHAPE")
@Op(name = "test.same_operand_and_result_type", summary = "Has operands and results of one type.",
    operands = "operands: ANY...", results = "results: ANY...", traits = "SAME_OPERANDS_AND_RESULT_TYPE")
@Op(name = "test.operands_and_result_have_same_rank", summary = "Has operands and a result of one rank.",
    operands = {"x: ANY_SHAPED", "y: ANY_SHAPED"}, results = "res: ANY_SHAPED",
    traits = "SAME_OPERANDS_AND_RESULT_RANK")
@Op(name = "test.elementwise_mappable", summary = "Works element by element.",
    operands = "operands: ANY...", results = "results: ANY...", traits = "ELEMENTWISE_MAPPABLE")
@Op(name = "test.attr_sized_operands", summary = "Has groups of operands whose sizes an attribute has.",
    operands = {"a: ANY...", "b: ANY...", "c: ANY", "d: ANY..."}, traits = "ATTR_SIZED_OPERAND_SEGMENTS")
@Op(name = "test.attr_sized_results", summary = "Has groups of results whose sizes an attribute has.",
    results = {"a: ANY...", "b: ANY...", "c: ANY", "d: ANY..."}, traits = "ATTR_SIZED_RESULT_SEGMENTS")
@Op(name = "test.attr_sized_results_compile_test", summary = "Has groups of results whose sizes an attribute has.",
    results = {"a: ANY...", "b: I32"}, traits = "ATTR_SIZED_RESULT_SEGMENTS")
@Op(name = "test.mixed_normal_variadic_operand", summary = "Has lists of operands of one length.",
    operands = {"input1: ANY_TENSOR...", "input2: ANY_TENSOR", "input3: ANY_TENSOR..."},
    traits = "SAME_VARIADIC_OPERAND_SIZE")
@Op(name = "test.mixed_normal_variadic_result", summary = "Has lists of results of one length.",
    results = {"output1: ANY_TENSOR...", "output2: ANY_TENSOR", "output3: ANY_TENSOR..."},
    traits = "SAME_VARIADIC_RESULT_SIZE")
@Op(name = "test.parent", summary = "Has a region for test.child.", regions = "region")
@Op(name = "test.parent1", summary = "Has a region for test.child_with_parent_one_of.", regions = "region")
@Op(name = "test.child", summary = "Must be in test.parent.", parents = "test.parent")
@Op(name = "test.child_with_parent_one_of", summary = "Must be in one of two operations.",
    parents = {"test.parent", "test.parent1"})
@Op(name = "test.SingleBlockImplicitTerminator", summary = "Has a block that ends in test.finish.",
    regions = "region", implicitTerminator = "test.finish")
@Op(name = "test.finish", summary = "Ends a block.", traits = "TERMINATOR")
@Op(name = "test.single_no_terminator_op", summary = "Has a block that needs no terminator.",
    regions = "my_region: AT_MOST_ONE_BLOCK", traits = {"SINGLE_BLOCK", "NO_TERMINATOR", "GRAPH_REGIONS"},
    format = "attr-dict `:` $my_region")
@Op(name = "test.variadic_no_terminator_op", summary = "Has blocks that need no terminator.",
    regions = "my_regions: AT_MOST_ONE_BLOCK...", traits = {"SINGLE_BLOCK", "NO_TERMINATOR", "GRAPH_REGIONS"},
    format = "attr-dict `:` $my_regions")
@Op(name = "test.isolated_regions", summary = "Has regions that use no values from outside.", regions = "regions...",
    traits = "ISOLATED_FROM_ABOVE")
@Op(name = "test.isolated_one_region_op", summary = "Has a region that uses no values from outside.",
    operands = "inputs: ANY...", results = "outputs: ANY...", regions = "my_region",
    traits = "ISOLATED_FROM_ABOVE",
    format = "attr-dict-with-keyword $inputs $my_region `:` type($inputs) `->` type($outputs)")
@Op(name = "test.same_operand_result_type", summary = "Has an operand and a result of one type.",
    operands = "operand: ANY_TENSOR", results = "result: ANY_TENSOR", traits = "SAME_OPERANDS_AND_RESULT_TYPE")
@Op(name = "test.result_type_with_trait", summary = "Has a result of a type with a trait.", results = "result: ANY",
    define = "TraitOps.typeWithTrait")
@Op(name = "test.attr_with_trait", summary = "Has an attribute with a trait.", attributes = "attr: ANY",
    define = "TraitOps.attributeWithTrait")
@Op(name = "test.verifiers", summary = "Has an operand and a region, and reports when it is verified.",
    operands = "input: I32", regions = "region: ONE_BLOCK", define = "TraitOps.reportVerifiers",
    traits = {"SINGLE_BLOCK", "NO_TERMINATOR", "ISOLATED_FROM_ABOVE"})
@Op(name = "test.sized_region_op", summary = "Has a region of two blocks and a region of one.",
    regions = {"my_region: TWO_BLOCKS", "any_region: ONE_BLOCK"})
final class TraitOps {
  /** The operands and results have the same rank; unranked ones are ignored. */
  static final Trait SAME_OPERANDS_AND_RESULT_RANK =
      Trait.of("SAME_OPERANDS_AND_RESULT_RANK", TraitOps::verifyRanks);

  private TraitOps() {}

  static void typeWithTrait(OpDefinitionBuilder op) {
    op.verifier(each -> each.result(0).type() instanceof TestType type && type.mnemonic().equals("test_type_with_trait")
        ? null : each.error("result type should have trait 'TestTypeTrait'"));
  }

  static void reportVerifiers(OpDefinitionBuilder op) {
    op.verifier(each -> new Diagnostic(Severity.REMARK, each.location(), "success run of verifier"));
    op.regionVerifier(each -> new Diagnostic(Severity.REMARK, each.location(), "success run of region verifier"));
  }

  static void attributeWithTrait(OpDefinitionBuilder op) {
    op.verifier(each -> each.getAttr("attr") instanceof TestAttribute attribute
        && attribute.mnemonic().equals("attr_with_trait")
        ? null : each.error("'attr' attribute should have trait 'TestAttrTrait'"));
  }


  private static @Nullable Diagnostic verifyRanks(Operation op) {
    int rank = -1;
    for (int i = 0; i < op.operandCount() + op.resultCount(); i++) {
      boolean isOperand = i < op.operandCount();
      Type type = isOperand ? op.operand(i).type() : op.result(i - op.operandCount()).type();
      if (!(type instanceof ShapedType shaped && shaped.hasRank())) {
        continue;
      }
      if (rank >= 0 && shaped.rank() != rank) {
        return op.opError(
            isOperand ? "operands don't have matching ranks" : "result type has different rank than operands");
      }
      rank = shaped.rank();
    }
    return null;
  }
}
