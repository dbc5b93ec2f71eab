// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.cpp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.importer.records.Records;

class ConditionsTest {
  private static final String RECORDS = """
      {"!instanceof": {"TypeDef": ["P"], "AttrDef": ["A"]},
       "D": {"!superclasses": ["Dialect"], "name": "toy"},
       "P": {"!superclasses": ["TypeDef"], "dialect": {"def": "D"}, "mnemonic": "ptr", "cppType": "::toy::PtrType"},
       "A": {"!superclasses": ["AttrDef"], "dialect": {"def": "D"}, "mnemonic": "at", "cppType": "::toy::AtAttr"}}""";

  private final Conditions conditions =
      new Conditions(new CppClasses(List.of(Records.read(new StringReader(RECORDS)))));

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {
      "(::llvm::isa<::mlir::VectorType>($_self)) ~ vector",
      "$_self.isa<VectorType>() && $_self.cast<VectorType>().getRank() > 0 ~ vector & min_rank(1)",
      "::llvm::isa<::mlir::IntegerType, ::mlir::IndexType>($_self) ~ integer | index",
      "$_self.isSignlessInteger(32) || $_self.isF64() ~ i32 | f64",
      "!($_self.isInteger(8)) ~ not(int(8))",
      "$_self.isSignlessIntOrIndexOrFloat() ~ signless_integer | index | float",
      "::llvm::isa<toy::PtrType>($_self) ~ !toy.ptr",
      "isa<PtrType>($_self) ~ !toy.ptr",
      "::llvm::cast<::mlir::ShapedType>($_self).getRank()      == 2 ~ rank(2)",
      "::llvm::cast<::mlir::ShapedType>($_self).getElementType().isF32() ~ element(f32)",
      "getElementTypeOrSelf($_self).isBF16() ~ bf16 | shaped(bf16)",
      "llvm::isa<mlir::Float8E5M2Type>($_self) ~ f8E5M2",
      "true ~ any",
  })
  void of_conditionOnType_isExpression(String text, String expected) {
    assertThat(conditions.of(text, true)).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {
      "::llvm::isa<::mlir::StringAttr>($_self) ~ string",
      "isa<IntegerAttr>($_self) && ::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignlessInteger(64) ~ i64",
      "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() >= -3 ~ min(-3)",
      "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() != 0 ~ not(in(0))",
      "::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive() ~ positive",
      "::llvm::cast<::mlir::ArrayAttr>($_self).size() <= 4 ~ max_size(4)",
      "isa<DenseIntElementsAttr>($_self) && cast<DenseIntElementsAttr>($_self).getType().getElementType().isInteger(32)"
          + " ~ int_elements(int(32))",
      "isa<TypeAttr>($_self) && isa<mlir::MemRefType>(cast<mlir::TypeAttr>($_self).getValue()) ~ type(memref)",
      "isa<::toy::AtAttr>($_self) ~ #toy.at",
  })
  void of_conditionOnAttribute_isExpression(String text, String expected) {
    assertThat(conditions.of(text, false)).hasToString(expected);
  }

  @Test
  void of_unknownCondition_isUncheckedAlsoWhenNegated() {
    assertThat(conditions.of("isOdd($_self)", true)).hasToString("unchecked(\"isOdd($_self)\")");
    assertThat(conditions.of("!isOdd($_self)", true)).hasToString("unchecked(\"!isOdd($_self)\")");
    assertThat(conditions.of("isa<toy::Other>($_self) && f(\"a\")", true).unchecked())
        .containsExactly("isa<toy::Other>($_self) && f(\"a\")");
  }

  @Test
  void of_malformedTexts_areUnchecked() {
    for (String text : new String[] {"", "(", ")", "((", "\"", "!", "&&", "isa<>($_self)", "a && (b", "$_self."}) {
      assertThat(conditions.of(text, true)).isNotNull();
      assertThat(conditions.of(text, false)).isNotNull();
    }
  }
}
