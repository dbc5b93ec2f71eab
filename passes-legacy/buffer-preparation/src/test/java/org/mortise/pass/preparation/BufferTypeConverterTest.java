// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;

class BufferTypeConverterTest {
  private static final Context CONTEXT = Contexts.builder().build();
  private static final Type F32 = FloatType.of(CONTEXT, FloatKind.F32);
  private static final Type I32 = IntegerType.of(CONTEXT, 32);
  private static final RankedTensorType TENSOR = RankedTensorType.of(new long[] {4}, F32);
  private static final MemRefType MEMREF = MemRefType.of(new long[] {4}, F32);

  @Test
  void convert_noRules_returnsSameType() {
    BufferTypeConverter converter = BufferTypeConverter.builder().build();
    assertThat(converter.convert(TENSOR)).isSameAs(TENSOR);
    assertThat(converter.decompose(TENSOR)).isNull();
    assertThat(converter.resultConversionKind(TENSOR, MEMREF)).isEqualTo(ResultConversionKind.KEEP_AS_FUNCTION_RESULT);
  }

  @Test
  void convert_tensor_returnsMemref() {
    BufferTypeConverter converter = BufferTypeConverter.builder().addTensorConversions().build();
    assertThat(converter.convert(TENSOR)).isSameAs(MEMREF);
    assertThat(converter.convert(UnrankedTensorType.of(F32))).isSameAs(UnrankedMemRefType.of(F32));
    assertThat(converter.convert(I32)).isSameAs(I32);
  }

  @Test
  void convert_severalRules_appliesLastOneFirst() {
    BufferTypeConverter converter = BufferTypeConverter.builder()
        .addTensorConversions()
        .addConversion(IndexType.class, type -> I32)
        .addConversion(RankedTensorType.class, type -> type.rank() == 1 ? I32 : null)
        .build();
    assertThat(converter.convert(TENSOR)).isSameAs(I32);
    assertThat(converter.convert(RankedTensorType.of(new long[] {4, 4}, F32))).isInstanceOf(MemRefType.class);
    assertThat(converter.convert(IndexType.of(CONTEXT))).isSameAs(I32);
  }

  @Test
  void resultConversionKind_pairsOfTypes_selectRule() {
    BufferTypeConverter converter = BufferTypeConverter.builder()
        .setResultConversionKind(TensorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENT_LIST)
        .setResultConversionKind(
            UnrankedTensorType.class, MemRefType.class, ResultConversionKind.KEEP_AS_FUNCTION_RESULT)
        .build();
    assertThat(converter.resultConversionKind(TENSOR, MEMREF)).isEqualTo(ResultConversionKind.APPEND_TO_ARGUMENT_LIST);
    assertThat(converter.resultConversionKind(MEMREF, MEMREF)).isEqualTo(ResultConversionKind.KEEP_AS_FUNCTION_RESULT);
    assertThat(converter.resultConversionKind(UnrankedTensorType.of(F32), MEMREF))
        .isEqualTo(ResultConversionKind.KEEP_AS_FUNCTION_RESULT);
  }

  @Test
  void decompose_nestedTuple_returnsElements() {
    BufferTypeConverter converter =
        BufferTypeConverter.builder().addTupleDecomposition(TupleDecomposition.ofTestDialect()).build();
    Type empty = TupleType.of(CONTEXT, List.of());
    Type nested = TupleType.of(CONTEXT, List.of(TupleType.of(CONTEXT, List.of(F32, empty)), I32));
    assertThat(converter.decompose(nested)).containsExactly(F32, I32);
    assertThat(converter.decompose(empty)).isEmpty();
  }
}
