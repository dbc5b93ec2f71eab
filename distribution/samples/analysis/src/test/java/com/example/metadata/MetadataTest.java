// SPDX-License-Identifier: Apache-2.0
package com.example.metadata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.LatticeLaws;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/** Tests the analysis by the attributes that its pass writes. */
class MetadataTest {
  private static final Mortise MORTISE = Mortise.ofClassPath(MetadataTest.class.getClassLoader());

  /** Returns the attributes {@code operand_metadata} of the program, in its order. */
  private static List<String> annotations(String program) {
    Compilation compilation = MORTISE.run("builtin.module(annotate-metadata)", SourceText.of("test.mlir", program));
    assertTrue(compilation.succeeded(), () -> compilation.diagnostics().toString());
    List<String> found = new ArrayList<>();
    compilation.module().walkPreOrder(op -> {
      Attribute annotation = op.getAttr("operand_metadata");
      if (annotation != null) {
        found.add(annotation.toString());
      }
    });
    return found;
  }

  @Test
  void join_samples_obeysTheLawsOfLattices() {
    Attribute yes = IntegerAttr.bool(MORTISE.snapshot().context(), true);
    Attribute no = IntegerAttr.bool(MORTISE.snapshot().context(), false);

    LatticeLaws.check(new MetadataAnalysis(), List.of(Metadata.UNKNOWN, new Metadata(Map.of("a", yes)),
        new Metadata(Map.of("a", no)), new Metadata(Map.of("b", yes)), new Metadata(Map.of("a", yes, "b", yes))));
  }

  @Test
  void metadata_ofOperation_reachesUses() {
    assertEquals(List.of("[{likes_pizza = true}, {}]"), annotations("""
        func.func @f(%x: i32) {
          %a = arith.constant {metadata = {likes_pizza = true}} 1 : i32
          %b = arith.addi %a, %x : i32
          return
        }
        """));
  }

  @Test
  void metadata_ofTwoBranches_isUnion() {
    assertEquals(List.of("[{age = 3 : i64, likes_pizza = true}]", "[{likes_pizza = true}]", "[{likes_pizza = true}]"),
        annotations("""
        func.func @f(%c: i1) -> i32 {
          %r = scf.if %c -> i32 {
            %a = arith.constant {metadata = {likes_pizza = true, age = 3}} 1 : i32
            scf.yield %a : i32
          } else {
            %b = arith.constant {metadata = {likes_pizza = true}} 2 : i32
            scf.yield %b : i32
          }
          return %r : i32
        }
        """));
  }

  @Test
  void metadata_carriedByLoop_isUnionOfIterations() {
    assertEquals(List.of("[{}, {}, {}, {kept = true}, {kept = true, lost = true}]", "[{kept = true}, {}]",
        "[{kept = true}, {}]", "[{kept = true}]"), annotations("""
        func.func @f(%l: index, %u: index, %s: index) -> i32 {
          %a = arith.constant {metadata = {kept = true}} 1 : i32
          %b = arith.constant {metadata = {kept = true, lost = true}} 1 : i32
          %r:2 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %b) -> (i32, i32) {
            %z = arith.addi %x, %y : i32
            scf.yield %x, %z : i32, i32
          }
          return %r#0 : i32
        }
        """));
  }

  @Test
  void metadata_ofArgument_isUnionOfCalls() {
    assertEquals(List.of("[{kept = true}]", "[{kept = true, lost = true}]", "[{kept = true}]", "[{kept = true}]"),
        annotations("""
        func.func private @same(%x: i32) -> i32 {
          return %x : i32
        }
        func.func @f() -> i32 {
          %a = arith.constant {metadata = {kept = true, lost = true}} 1 : i32
          %b = arith.constant {metadata = {kept = true}} 1 : i32
          %0 = call @same(%a) : (i32) -> i32
          %1 = call @same(%b) : (i32) -> i32
          return %1 : i32
        }
        """));
  }

  @Test
  void metadata_ofUnreachableCode_isUnknown() {
    assertEquals(List.of(), annotations("""
        func.func @f() {
          return
        ^bb1(%x: i32):
          cf.br ^bb1(%x : i32)
        }
        """));
  }
}
