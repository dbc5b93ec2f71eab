// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.pipeline.Snapshot;

class RefinementTest {
  private final Context context = Snapshot.ofClassPath(RefinementTest.class.getClassLoader()).context();
  private final Type f32 = FloatType.of(context, FloatKind.F32);
  private final Type f64 = FloatType.of(context, FloatKind.F64);

  private Refinement refinement(long ulps) {
    return new Refinement(ulps, new ValueText(Engine.CHECKED.begin(new Program(
        ModuleOp.create(context, UnknownLoc.of(context)).operation(), List.of()), ExecutionOptions.DEFAULTS)));
  }

  @Test
  void difference_undefinedSource_allowsAnything() {
    assertThat(refinement(0).difference(Poison.VALUE, 1.0f, f32)).isNull();
    assertThat(refinement(0).difference(1.0f, Poison.VALUE, f32)).startsWith("is poison");
  }

  @Test
  void difference_specialNumbers_haveEqualBits() {
    assertThat(refinement(0).difference(Float.NaN, Float.intBitsToFloat(0x7fc00001), f32)).isNull();
    assertThat(refinement(0).difference(0.0, -0.0, f64)).isNotNull();
    assertThat(refinement(1).difference(0.0, -0.0, f64)).isNull();
  }

  @Test
  void difference_tolerance_countsUnitsInTheLastPlace() {
    double next = Math.nextUp(Math.nextUp(1.0));
    assertThat(refinement(1).difference(1.0, next, f64)).isNotNull();
    assertThat(refinement(2).difference(1.0, next, f64)).isNull();
    assertThat(refinement(2).difference(-1.0, -next, f64)).isNull();
    assertThat(refinement(1000).difference(-1.0, 1.0, f64)).isNotNull();
    assertThat(refinement(1000).difference(Double.MAX_VALUE, -Double.MAX_VALUE, f64)).isNotNull();
  }

  @Test
  void difference_elements_namesFirstDifferingElement() {
    Type type = RankedTensorType.of(new long[] {2, 2}, f32);
    Elements before = Elements.of(ValueFormat.of(f32), 2, 2);
    Elements after = before.copy();
    before.setPoison(1, true);
    after.setFloat(1, 7);
    assertThat(refinement(0).difference(before, after, type)).isNull();
    after.setFloat(2, 7);
    assertThat(refinement(0).difference(before, after, type))
        .isEqualTo("at [1, 0] is 7.000000e+00 : f32 instead of 0.000000e+00 : f32");
    assertThat(refinement(0).difference(before, Elements.of(ValueFormat.of(f32), 4), type))
        .isEqualTo("has the sizes [4] instead of [2, 2]");
  }
}
