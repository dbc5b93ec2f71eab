// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.testing.ClassPathContext.parseAndFind;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.types.IntegerType;

class ScfInterfacesTest {
  private static final String IF = """
      func.func @f(%c: i1) {
        scf.if %c {
          "test.then"() : () -> ()
        } else {
          "test.else"() : () -> ()
        }
        return
      }
      """;

  private static Attribute[] condition(Operation op, long value) {
    return new Attribute[] {IntegerAttr.of(IntegerType.of(op.context(), 1), value)};
  }

  @Test
  void entrySuccessors_ifWithConstantCondition_isOneRegion() {
    Operation op = parseAndFind(IF, "scf.if");
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);

    assertThat(branch.getEntrySuccessorRegions(op, condition(op, 1)))
        .singleElement().matches(successor -> successor.region() == op.region(0));
    assertThat(branch.getEntrySuccessorRegions(op, condition(op, 0)))
        .singleElement().matches(successor -> successor.region() == op.region(1));
    assertThat(branch.getEntrySuccessorRegions(op, new Attribute[1])).hasSize(2);
  }

  @Test
  void maxInvocations_ifWithConstantCondition_areKnown() {
    Operation op = parseAndFind(IF, "scf.if");
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);

    assertThat(branch.getMaxInvocations(op, op.region(0), condition(op, 1))).isEqualTo(1);
    assertThat(branch.getMaxInvocations(op, op.region(1), condition(op, 1))).isZero();
  }

  @Test
  void loopInterface_forWithIterArgs_namesInitsArgumentsAndYieldedValues() {
    Operation op = parseAndFind("""
        func.func @f(%n: index, %x: f32) -> f32 {
          %r = scf.for %i = %n to %n step %n iter_args(%a = %x) -> f32 {
            %y = "test.next"(%a) : (f32) -> f32
            scf.yield %y : f32
          }
          return %r : f32
        }
        """, "scf.for");
    LoopLikeOpInterface loop = op.getInterface(LoopLikeOpInterface.class);

    assertThat(loop.getInits(op).get(0)).isSameAs(op.operand(3));
    assertThat(loop.getRegionIterArgs(op).get(0)).isSameAs(op.region(0).first().argument(1));
    assertThat(loop.getYieldedValues(op).get(0)).isSameAs(op.region(0).first().first().result(0));
    assertThat(loop.isDefinedOutsideOfLoop(op, op.operand(3))).isTrue();
    assertThat(loop.isDefinedOutsideOfLoop(op, op.region(0).first().argument(0))).isFalse();
  }

  @Test
  void inductionVariables_forallWithMixedBounds_haveConstantsAndValues() {
    Operation op = parseAndFind("""
        func.func @f(%n: index) {
          scf.forall (%i, %j) = (0, %n) to (%n, 16) step (2, 1) {
          }
          return
        }
        """, "scf.forall");
    LoopLikeOpInterface loop = op.getInterface(LoopLikeOpInterface.class);
    OpFoldResult n = OpFoldResult.of(op.operand(0));

    assertThat(loop.getLoopInductionVars(op)).hasSize(2).first().isSameAs(op.region(0).first().argument(0));
    assertThat(loop.getLoopLowerBounds(op)).containsExactly(OpFoldResult.of(IntegerAttr.index(op.context(), 0)), n);
    assertThat(loop.getLoopUpperBounds(op)).containsExactly(n, OpFoldResult.of(IntegerAttr.index(op.context(), 16)));
    assertThat(loop.getLoopSteps(op)).extracting(step -> step.constant().longValue()).containsExactly(2L, 1L);
  }

  @Test
  void inductionVariables_forAndParallel_haveOperandsAsBounds() {
    for (String name : new String[] {"scf.for", "scf.parallel"}) {
      Operation op = parseAndFind("""
          func.func @f(%a: index, %b: index, %c: index) {
            scf.parallel (%i) = (%a) to (%b) step (%c) {
              scf.for %j = %a to %b step %c {
              }
            }
            return
          }
          """, name);
      LoopLikeOpInterface loop = op.getInterface(LoopLikeOpInterface.class);

      assertThat(loop.getLoopInductionVars(op)).singleElement().isSameAs(op.region(0).first().argument(0));
      assertThat(loop.getLoopLowerBounds(op)).containsExactly(OpFoldResult.of(op.operand(0)));
      assertThat(loop.getLoopUpperBounds(op)).containsExactly(OpFoldResult.of(op.operand(1)));
      assertThat(loop.getLoopSteps(op)).containsExactly(OpFoldResult.of(op.operand(2)));
    }
  }
}
