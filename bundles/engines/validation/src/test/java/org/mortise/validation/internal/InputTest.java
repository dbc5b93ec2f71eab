// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.execution.ArgumentReader;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TupleType;
import org.mortise.pipeline.Snapshot;

class InputTest {
  private static final int MANY = 200;

  private final Context context = Snapshot.ofClassPath(InputTest.class.getClassLoader()).context();
  private final Type f32 = FloatType.of(context, FloatKind.F32);
  private final Execution execution = Engine.CHECKED.begin(new Program(
      ModuleOp.create(context, UnknownLoc.of(context)).operation(), List.of()), ExecutionOptions.DEFAULTS);

  @Test
  void text_ofAnyInput_isReadAsTheSameInput() {
    List<Type> types = List.of(IndexType.of(context), IntegerType.of(context, 1), IntegerType.of(context, 8),
        IntegerType.of(context, 100), f32, FloatType.of(context, FloatKind.F64), FloatType.of(context, FloatKind.BF16),
        ComplexType.of(f32), RankedTensorType.of(new long[] {ShapedType.DYNAMIC, 2}, f32),
        MemRefType.of(new long[] {ShapedType.DYNAMIC}, IndexType.of(context)),
        MemRefType.of(new long[] {}, f32), withAnyStrides(ShapedType.DYNAMIC, 2),
        withAnyStrides(3, ShapedType.DYNAMIC));
    for (int i = 0; i < MANY; i++) {
      Input input = Input.generate(types, 3, i, false);
      String text = input.text(execution);
      List<Object> read = new ArrayList<>(new ArgumentReader(execution).read(text, types));
      List<Object> made = input.in(execution, types);
      for (int j = 0; j < read.size(); j++) {
        ValueText printer = new ValueText(execution);
        assertThat(printer.of(read.get(j), types.get(j))).as(text).isEqualTo(printer.of(made.get(j), types.get(j)));
        if (made.get(j) instanceof MemRef buffer) {
          assertThat(((MemRef) read.get(j)).offset).as(text).isEqualTo(buffer.offset);
          assertThat(((MemRef) read.get(j)).strides()).as(text).isEqualTo(buffer.strides());
        }
      }
    }
  }

  private MemRefType withAnyStrides(long... shape) {
    return MemRefType.of(shape, f32).withLayout(
        StridedLayoutAttr.of(context, ShapedType.DYNAMIC, ShapedType.DYNAMIC, ShapedType.DYNAMIC));
  }

  /** Large values are near powers of two up to the width; sizes remain small. */
  @Test
  void generate_manyInputs_haveFarValuesButSmallSizes() {
    List<Type> types = List.of(IndexType.of(context), IntegerType.of(context, 16), IntegerType.of(context, 100),
        MemRefType.of(new long[] {ShapedType.DYNAMIC}, f32));
    long farIndices = 0;
    long farIntegers = 0;
    long farWideIntegers = 0;
    for (int i = 0; i < MANY; i++) {
      List<Object> values = Input.generate(types, 1, i, false).in(execution, types);
      farIndices += Math.abs((Long) values.get(0)) >= 1L << 31 ? 1 : 0;
      farIntegers += Math.abs((Long) values.get(1)) >= 1 << 14 ? 1 : 0;
      farWideIntegers += ((BigInteger) values.get(2)).abs().bitLength() > 63 ? 1 : 0;
      assertThat(((MemRef) values.get(3)).sizes()[0]).isLessThan(8);
    }
    assertThat(farIndices).isGreaterThan(MANY / 20);
    assertThat(farIntegers).isGreaterThan(MANY / 20);
    assertThat(farWideIntegers).isGreaterThan(MANY / 20);
  }

  @Test
  void generate_sameSeed_sameInput() {
    List<Type> types = List.of(IndexType.of(context), f32);
    String text = Input.generate(types, 1, 5, false).text(execution);
    assertThat(Input.generate(types, 1, 5, false).text(execution)).isEqualTo(text);
    assertThat(Input.generate(types, 2, 5, false).text(execution)).isNotEqualTo(text);
  }

  @Test
  void generate_conditions_areOppositeInEachPair() {
    List<Type> types = List.of(IntegerType.of(context, 1));
    for (int i = 0; i < MANY; i += 2) {
      assertThat(Input.generate(types, 1, i, false).text(execution))
          .isNotEqualTo(Input.generate(types, 1, i + 1, false).text(execution));
    }
  }

  @Test
  void generate_aliases_someBuffersOfOneTypeAreTheSame() {
    MemRefType type = MemRefType.of(new long[] {2}, f32);
    List<Type> types = List.of(f32, type, MemRefType.of(new long[] {3}, f32), type);
    int shared = 0;
    for (int i = 0; i < MANY; i++) {
      Input input = Input.generate(types, 1, i, true);
      List<Object> values = input.in(execution, types);
      assertThat(values.get(1) == values.get(3)).isEqualTo(!input.shared().isEmpty());
      if (!input.shared().isEmpty()) {
        assertThat(input.shared()).containsExactly("arguments 1 and 3");
        assertThat(i).isOdd();
        shared++;
      }
    }
    assertThat(shared).isPositive();
    assertThat(Input.generate(types, 1, 1, false).shared()).isEmpty();
  }

  @Test
  void generate_otherType_isUnsupported() {
    assertThatThrownBy(() -> Input.generate(List.of(TupleType.of(context, List.of(f32))), 0, 0, false))
        .isInstanceOf(UnsupportedOperationException.class).hasMessageContaining("tuple<f32>");
  }
}
