// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.parser.ParserOptions;

class RoundTripTest {
  private static final String PROGRAM = """
      module @m attributes {t.list = [1, "s", "t" : i3, @a::@b, unit, -7 : si20, 3 : index, -1 : i200]} {
        "t.attributes"() {
          a = array<i1: true, false>, b = array<i64: 1, -2>, c = array<bf16: 1.5, 2.0>, d = array<f64: 1.0>,
          e = dense<[true, false, true]> : tensor<3xi1>, f = dense<true> : tensor<9xi1>, g = dense<1> : tensor<2x2xi3>,
          h = dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>, i = sparse<[[0, 1]], 5> : tensor<2x2xi32>,
          j = dense<["x", "y"]> : tensor<2x!t.s>, k = #t<opaque 1> : i32, l = affine_map<(d0)[s0] -> (d0 + s0)>,
          m = affine_set<(d0) : (d0 >= 0)>, n = 1.0 : f80, o = 0x7F : f8E4M3FN, p = {q = 1 : i1, r = !t.type},
          s = loc(fused<"why">["a":1:2, callsite("f" at unknown), "name"("b":3:4)]), v = dense<> : tensor<0xf32>,
          w = 1.0 : f16, x = 0x7FF8000000000001 : f64, y = "\\00\\FF", z = [], za = strided<[2, ?], offset: 3>
        } : () -> ()
        "t.types"() : () -> (
          memref<2x?xf32, strided<[?, 1]>, 3>, memref<*xi8, "fast">, tensor<2x?xf64, #t.enc>, tensor<*xui8>,
          vector<[4]x2xindex>, tuple<i1, none>, complex<f64>, bf16, f128, tf32, (i32) -> (i64, i64))
        %results:2 = "t.early"(%later) ({
          "t.inner"(%later, %later) : (f32, f32) -> ()
        }) : (f32) -> (i1, i1)
        %later = "t.late"(%results#1) : (i1) -> f32
        "t.blocks"() <{p = 1}> ({
        ^a(%x: i1, %y: f32 loc(unknown)):
          "t.br"(%x)[^c, ^a] : (i1) -> ()
        ^b:
          "t.br"(%z)[^a] : (i8) -> ()
        ^c(%z: i8 loc("z")):
          "t.end"(%y) : (f32) -> ()
        }, {}) {d} : () -> ()
        "no_dialect"() : () -> ()
      }
      """;

  private final Programs programs = new Programs();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 6})
  void program_writtenInVersion_isReadAsTheSame(int version) {
    String text = version < Format.PROPERTIES ? PROGRAM.replace("<{p = 1}>", "") : PROGRAM;
    Operation program = programs.parse(text);

    byte[] bytes = Programs.write(
        program, new Resources(), BytecodeWriter.Options.DEFAULT.withVersion(version));
    Operation read = programs.read(bytes, new Resources());

    assertThat(Programs.print(read)).isEqualTo(Programs.print(program));
    assertThat(Programs.write(read, new Resources(), BytecodeWriter.Options.DEFAULT.withVersion(version)))
        .isEqualTo(bytes);
  }

  @Test
  void resources_writtenAndRead_areTheSame() {
    String text = """
        module attributes {a.x = dense_resource<declared> : tensor<2xi8>, a.y = dense_resource<blob> : tensor<2xi8>} {}
        {-#
          dialect_resources: { builtin: { blob: "0x400000000102" } },
          external_resources: { tool: { flag: true, text: "a\\"b", data: "0x08000000FF", nothing: "0x00000000" } }
        #-}
        """;
    Resources resources = new Resources();
    Operation program = programs.parse(text, resources);

    Resources read = new Resources();
    Operation again = programs.read(Programs.write(program, resources, BytecodeWriter.Options.DEFAULT), read);

    assertThat(Programs.print(again, read)).isEqualTo(Programs.print(program, resources));
  }

  @Test
  void resources_elided_keepTheirNames() {
    Resources resources = new Resources();
    Operation program = programs.parse("""
        module attributes {a.y = dense_resource<blob> : tensor<2xi8>} {}
        {-# dialect_resources: { builtin: { blob: "0x010000000102" } } #-}
        """, resources);

    Resources read = new Resources();
    byte[] bytes = Programs.write(program, resources, BytecodeWriter.Options.DEFAULT.withElidedResources(true));
    Operation again = programs.read(bytes, read);

    assertThat(read.isEmpty()).isTrue();
    assertThat(Programs.print(again, read)).contains("dense_resource<blob>");
  }

  @Test
  void useOrder_rotated_isKept() {
    Operation program = programs.parse("""
        %v = "t.v"() : () -> i32
        "t.a"(%v, %v) : (i32, i32) -> ()
        "t.b"(%v, %v, %v, %v, %v, %v, %v) : (i32, i32, i32, i32, i32, i32, i32) -> ()
        "t.e"(%v) ({
          "t.f"(%v) : (i32) -> ()
          "t.g"(%v) : (i32) -> ()
        }) : (i32) -> ()
        """);

    Operation read = programs.read(Programs.write(program, new Resources(), BytecodeWriter.Options.DEFAULT),
        new Resources());

    assertThat(users(read)).isEqualTo(users(program));
    assertThat(users(read)).startsWith("t.e 0", "t.g 0", "t.f 0", "t.b 6");
  }

  private static List<String> users(Operation module) {
    List<String> users = new ArrayList<>();
    Operation definition = ModuleOp.of(module).body().first();
    for (OpOperand use : definition.result(0).uses()) {
      users.add(use.owner().name() + " " + use.index());
    }
    return users;
  }

  @Test
  void distinctAttributes_ofSeveralTexts_keepTheirIdentity() {
    String text = "\"t.x\"() {a = distinct[0]<1 : i8>, b = distinct[1]<1 : i8>, c = [distinct[0]<1 : i8>]} : () -> ()";

    Operation read = programs.read(programs.bytecode(text), new Resources());

    assertThat(Programs.print(read)).isEqualTo(Programs.print(programs.parse(text)));
  }

  @Test
  void values_nestedDeeply_areWrittenAndRead() {
    int depth = 20_000;
    String type = "tuple<".repeat(depth) + "i1" + ">".repeat(depth);
    Operation program = programs.parse("\"t.x\"() : () -> " + type);

    byte[] bytes = Programs.write(program, new Resources(), BytecodeWriter.Options.DEFAULT);
    Operation read = programs.read(bytes, new Resources());

    assertThat(ModuleOp.of(read).body().first().result(0).type())
        .isSameAs(ModuleOp.of(program).body().first().result(0).type());
  }

  @Test
  void regions_nestedDeeply_areWrittenAndRead() {
    int depth = 20_000;
    String text = "\"t.x\"() ({ ".repeat(depth) + "}) : () -> () ".repeat(depth);

    byte[] bytes = programs.bytecode(text);
    Operation read = programs.read(bytes, new Resources());

    assertThat(Programs.write(read, new Resources(), BytecodeWriter.Options.DEFAULT)).isEqualTo(bytes);
    assertThat(bytes.length).isLessThan(depth * 40); // 11 bytes of text and a location each
  }

  @Test
  void properties_unregisteredOperationInOldVersion_areAnError() throws IOException {
    Operation program = programs.parse("\"t.x\"() <{p = 1}> : () -> ()");
    List<String> errors = new ArrayList<>();

    boolean written = BytecodeWriter.write(program, BytecodeWriter.Options.DEFAULT.withVersion(4), new Resources(),
        OutputStream.nullOutputStream(), diagnostic -> errors.add(diagnostic.message()));

    assertThat(written).isFalse();
    assertThat(errors).containsExactly(
        "'t.x' op has properties, which bytecode of a version before 5 holds only for registered operations");
  }

  @Test
  void unregisteredDialect_notAllowed_isAnErrorAtTheFile() {
    byte[] bytes = programs.bytecode("\"t.x\"() : () -> ()");

    assertThat(programs.errors(bytes, ParserOptions.STRICT)).containsExactly(
        "loc(\"" + Programs.FILE + "\":0:0) dialect 't' is unknown. If this is intended, please call "
            + "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool "
            + "used.");
  }
}
