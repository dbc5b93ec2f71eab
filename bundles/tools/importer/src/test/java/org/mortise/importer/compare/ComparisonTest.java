// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.importer.records.Records;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.testing.ClassPathContext;

class ComparisonTest {
  /** The records of {@code toy.load}, shortened to the fields that are compared. */
  private static final String RECORDS = """
      {"!instanceof": {"Op": ["Toy_LoadOp"], "Dialect": ["Toy"], "TypeDef": ["Toy_Ptr"]},
       "Toy": {"!superclasses": ["Dialect"], "name": "toy", "useDefaultTypePrinterParser": 1},
       "Toy_Ptr": {"!superclasses": ["TypeDef"], "mnemonic": "ptr", "dialect": {"def": "Toy"}},
       "Toy_LoadOp": {"!superclasses": ["Op"], "opDialect": {"def": "Toy"}, "opName": "load",
         "cppNamespace": "::toy", "assemblyFormat": "$source `[` $indices`]` attr-dict",
         "arguments": {"args": [[{"def": "Read"}, "source"], [{"def": "Indices"}, "indices"],
                                [{"def": "Align"}, "align"]]},
         "results": {"args": [[{"def": "Index"}, null]]},
         "regions": {"args": [[{"def": "AnyRegion"}, "body"]]},
         "traits": [{"def": "AttrSizedOperandSegments"}, {"def": "Terminated"}, {"def": "Same"}]},
       "Read": {"!superclasses": ["OpVariable", "Arg"], "constraint": {"def": "Index"},
         "decorators": [{"def": "MemRead"}]},
       "MemRead": {"!superclasses": ["MemoryEffect"], "effect": "::mlir::MemoryEffects::Read",
         "resource": "::mlir::SideEffects::DefaultResource"},
       "Index": {"!superclasses": ["TypeConstraint"], "summary": "index"},
       "Indices": {"!superclasses": ["TypeConstraint", "Variadic"], "baseType": {"def": "Index"}},
       "Align": {"!superclasses": ["Attr"], "isOptional": 0, "defaultValue": "8",
         "summary": "64-bit signless integer attribute"},
       "AnyRegion": {"!superclasses": ["Region"], "summary": "any region"},
       "AttrSizedOperandSegments": {"!superclasses": ["NativeOpTrait"], "trait": "AttrSizedOperandSegments"},
       "Terminated": {"!superclasses": ["TraitList"], "traits": [{"def": "Implicit"}]},
       "Implicit": {"!superclasses": ["ParamNativeOpTrait"],
         "trait": "SingleBlockImplicitTerminator<LoadOp>::Impl"},
       "Same": {"!superclasses": ["PredOpTrait"], "summary": "all of {source, result} have same type"}}
      """;

  private static OpDefinitionBuilder load() {
    return OpDefinition.named("toy.load")
        .operand("source", TypeConstraints.INDEX)
        .operands("indices", TypeConstraints.INDEX)
        .defaultAttribute("align", AttributeConstraints.I64, context -> IntegerAttr.i64(context, 8))
        .result("result", TypeConstraints.INDEX)
        .region("body", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .implicitTerminator("toy.load")
        .reads("source")
        .sameTypes("source", "result")
        .format("$source `[` $indices `]` attr-dict");
  }

  @Test
  void compare_sameDefinition_hasNoDifferences() {
    assertThat(compare(load(), "ptr")).isEmpty();
  }

  @Test
  void compare_otherDefinition_listsEachPart() {
    OpDefinitionBuilder other = OpDefinition.named("toy.load")
        .operand("source", TypeConstraints.ANY)
        .optionalOperand("indices", TypeConstraints.INDEX)
        .attribute("align", AttributeConstraints.I64)
        .region("body", RegionSpec.Shape.ONE_BLOCK)
        .traits(Trait.TERMINATOR)
        .writes("source")
        .format("$source attr-dict");
    assertThat(compare(other, "ref")).extracting(Difference::toString).containsExactly(
        "!toy.ptr | definition | missing",
        "!toy.ref | definition | only ours",
        "toy.load | operand source | ours: any type; MLIR's: index",
        "toy.load | operand indices | ours: optional index; MLIR's: variadic of index",
        "toy.load | default of align | missing: 8",
        "toy.load | result #0 | missing: index",
        "toy.load | results | ours: ; MLIR's: #0",
        "toy.load | region body | ours: region with 1 blocks; MLIR's: any region",
        "toy.load | trait attr_sized_operand_segments | missing",
        "toy.load | trait single_block_implicit_terminator | missing",
        "toy.load | trait single_block | missing",
        "toy.load | relation all of {source, result} have same type | missing",
        "toy.load | effects | ours: write source; MLIR's: read source",
        "toy.load | implicit terminator | ours: ; MLIR's: toy.load",
        "toy.load | format | ours: $source attr-dict; MLIR's: $source `[` $indices `]` attr-dict",
        "toy.load | trait terminator | only ours");
  }

  @Test
  void compare_unknownDialect_isRejected() {
    Context context = ClassPathContext.of();
    assertThatThrownBy(() -> Comparison.compare(context, "toy", List.of(), MlirVersion.V22_1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no dialect 'toy'");
  }

  @Test
  void compare_traitThatContainsItself_isRejected() {
    String broken = RECORDS.replace("[{\"def\": \"Implicit\"}]", "[{\"def\": \"Terminated\"}]");
    assertThatThrownBy(() -> compare(load(), "ptr", broken))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the traits of 'Toy_LoadOp' are too many, or contain themselves");
  }

  private static List<Difference> compare(OpDefinitionBuilder load, String type) {
    return compare(load, type, RECORDS);
  }

  private static List<Difference> compare(OpDefinitionBuilder load, String type, String records) {
    OpDefinition definition = load.build();
    Dialect toy = new Dialect() {
      @Override
      public String namespace() {
        return "toy";
      }

      @Override
      public List<String> operationNames() {
        return List.of("toy.load");
      }

      @Override
      public List<String> typeNames() {
        return List.of(type);
      }

      @Override
      public @Nullable OpDefinition operation(String name) {
        return name.equals("toy.load") ? definition : null;
      }
    };
    return Comparison.compare(
        ClassPathContext.of(toy), "toy", List.of(Records.read(new StringReader(records))), MlirVersion.V22_1);
  }
}
