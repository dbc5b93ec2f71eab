// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

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
  void convertType_noRules_returnsSameType() {
    BufferTypeConverter converter = new BufferTypeConverter();
    assertThat(converter.convertType(TENSOR)).isSameAs(TENSOR);
    assertThat(converter.tryDecomposeType(TENSOR)).isNull();
    assertThat(converter.getResultConversionKind(TENSOR, MEMREF))
        .isEqualTo(ResultConversionKind.KEEP_AS_FUNCTION_RESULT);
  }

  @Test
  void convertType_tensor_returnsMemref() {
    BufferTypeConverter converter = new BufferTypeConverter();
    converter.addTensorConversions();
    assertThat(converter.convertType(TENSOR)).isSameAs(MEMREF);
    assertThat(converter.convertType(UnrankedTensorType.of(F32))).isSameAs(UnrankedMemRefType.of(F32));
    assertThat(converter.convertType(I32)).isSameAs(I32);
  }

  @Test
  void convertType_severalRules_appliesLastOneFirst() {
    BufferTypeConverter converter = new BufferTypeConverter();
    converter.addTensorConversions();
    converter.addConversion(IndexType.class, type -> I32);
    converter.addConversion(RankedTensorType.class, type -> type.rank() == 1 ? I32 : null);
    assertThat(converter.convertType(TENSOR)).isSameAs(I32);
    assertThat(converter.convertType(RankedTensorType.of(new long[] {4, 4}, F32))).isInstanceOf(MemRefType.class);
    assertThat(converter.convertType(IndexType.of(CONTEXT))).isSameAs(I32);
  }

  @Test
  void getResultConversionKind_pairsOfTypes_selectRule() {
    BufferTypeConverter converter = new BufferTypeConverter();
    converter.setResultConversionKind(
        TensorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENTS_LIST);
    converter.setResultConversionKind(
        UnrankedTensorType.class, MemRefType.class, ResultConversionKind.KEEP_AS_FUNCTION_RESULT);
    assertThat(converter.getResultConversionKind(TENSOR, MEMREF))
        .isEqualTo(ResultConversionKind.APPEND_TO_ARGUMENTS_LIST);
    assertThat(converter.getResultConversionKind(MEMREF, MEMREF))
        .isEqualTo(ResultConversionKind.KEEP_AS_FUNCTION_RESULT);
    assertThat(converter.getResultConversionKind(UnrankedTensorType.of(F32), MEMREF))
        .isEqualTo(ResultConversionKind.KEEP_AS_FUNCTION_RESULT);
  }

  /** A type is decomposed first, then each part is converted. */
  @Test
  void convertTypes_nestedTuple_returnsConvertedElements() {
    BufferTypeConverter converter = new BufferTypeConverter();
    new TupleDecomposition("test.make_tuple", "test.get_tuple_element").addTo(converter);
    converter.addTensorConversions();
    Type empty = TupleType.of(CONTEXT, List.of());
    Type nested = TupleType.of(CONTEXT, List.of(TupleType.of(CONTEXT, List.of(TENSOR, empty)), I32));
    assertThat(converter.tryDecomposeType(nested)).containsExactly(TENSOR, I32);
    assertThat(converter.convertTypes(nested)).containsExactly(MEMREF, I32);
    assertThat(converter.convertTypes(empty)).isEmpty();
  }
}
