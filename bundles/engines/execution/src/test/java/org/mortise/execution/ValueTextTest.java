// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

class ValueTextTest {
  private final Context context = Contexts.builder().build();
  private final Type f32 = FloatType.of(context, FloatKind.F32);
  private final Execution execution = Engine.CHECKED.begin(
      new Program(ModuleOp.create(context, UnknownLoc.of(context)).operation(), List.of()), ExecutionOptions.DEFAULTS);

  @Test
  void of_dynamicSizes_matchTheValue() {
    Elements elements = Elements.of(ValueFormat.of(f32), 1, 2);
    elements.setFloat(0, 3);
    elements.setFloat(1, 3);
    ValueText text = new ValueText(execution);
    long dynamic = ShapedType.DYNAMIC;

    assertThat(text.of(elements, RankedTensorType.of(new long[] {dynamic, dynamic}, f32)))
        .isEqualTo("dense<3.000000e+00> : tensor<1x2xf32>");
    assertThat(text.of(execution.newBuffer(elements), MemRefType.of(new long[] {dynamic, 2}, f32)))
        .isEqualTo("dense<3.000000e+00> : memref<1x2xf32>");
  }
}
