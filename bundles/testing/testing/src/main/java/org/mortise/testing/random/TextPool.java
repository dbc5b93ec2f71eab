// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;

/**
 * The types and attributes of random programs: builtin types of many shapes, and the types and attributes of one
 * dialect. The latter are found by parsing each mnemonic of the dialect with many texts of parameters.
 */
final class TextPool {
  private static final List<String> ELEMENTS = List.of("i1", "i8", "i16", "i32", "i64", "i7", "index", "f16", "bf16",
      "f32", "f64", "si32", "ui8", "complex<f32>", "complex<f64>");
  private static final List<String> SHAPES = List.of("vector<4x%s>", "vector<2x3x%s>", "vector<[4]x%s>", "vector<%s>",
      "tensor<3x%s>", "tensor<?x%s>", "tensor<2x?x%s>", "tensor<2x2x%s>", "tensor<%s>", "tensor<*x%s>", "memref<4x%s>",
      "memref<?x%s>", "memref<2x3x%s>", "memref<%s>", "memref<*x%s>", "memref<?x4x%s, 1>",
      "memref<3x%s, strided<[2], offset: ?>>", "tensor<1x2x3x4x%s>");
  private static final List<String> OTHER_TYPES = List.of("none", "tuple<i32, f32>", "(i32) -> f32", "tensor<2xindex>");
  private static final List<String> ATTRIBUTES = List.of("unit", "true", "false", "0 : index", "1 : index", "0 : i8",
      "1.0 : f32", "-2.5 : f64", "\"text\"", "\"add\"", "@symbol", "[]", "[0, 1]", "[1, 0]", "[0]", "[true]",
      "[true, false]", "[0 : i32]", "[\"x\"]", "[[0], [1]]", "[[0, 1]]", "[@symbol]", "[unit]", "{}", "{a = 1 : i32}",
      "i32", "f32", "index", "memref<4xf32>", "(i32) -> i32", "tensor<4xf32>", "array<i64>", "array<i64: 0>",
      "array<i64: 1>", "array<i64: 0, 1>", "array<i64: 1, 0>", "array<i64: 2, 2>", "array<i64: 3>", "array<i32: 0>",
      "array<i32: 1, 0>", "array<i32>", "array<i1: true, false>", "array<i8: 1>", "array<f32: 1.0>",
      "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d0, d1)>", "affine_map<(d0, d1) -> (d1, d0)>",
      "affine_map<() -> (0)>", "affine_map<(d0)[s0] -> (d0 + s0)>", "affine_set<(d0) : (d0 >= 0)>",
      "[affine_map<(d0) -> (d0)>]", "dense<1> : tensor<2xi32>", "dense<[0, 1]> : tensor<2xi64>",
      "dense<1.0> : vector<4xf32>", "dense<[[0, 1]]> : tensor<1x2xi64>", "strided<[1], offset: ?>");
  private static final List<String> NUMBERS = List.of("0", "1", "2", "3", "4", "5", "8", "64", "-1");
  private static final List<String> PARAMETERS = List.of("", "<>", "<i32>", "<f32>", "<index>", "<4xi32>", "<?xf32>",
      "<4>", "<0>", "<1>", "<2, 1>", "<1, 2, 3>", "<\"text\">", "<\"text\", 1>", "<@symbol>", "<i32, 1>",
      "<memref<4xf32>>", "<memref<?xf32>>", "<tensor<4xf32>>", "<i32, f32>", "<i32 (i32)>", "<4 x i32>",
      "<[4] x f32>", "<(i32, f32)>", "<packed (i8, i64)>", "<2xf32>", "<f32, #map>", "<[1]>", "<[0, 1]>", "<true>",
      "<i8:f32, 2.0>", "<i8:f32, 0.5:3>", "<\"a\", 1 : i32>");

  private final Context context;
  private final List<Type> types;
  private final List<Attribute> attributes;

  TextPool(Context context, @Nullable Dialect dialect) {
    this.context = context;
    Set<String> typeTexts = new LinkedHashSet<>(ELEMENTS);
    SHAPES.forEach(shape -> ELEMENTS.forEach(element -> typeTexts.add(String.format(shape, element))));
    typeTexts.addAll(OTHER_TYPES);
    Set<String> attributeTexts = new LinkedHashSet<>(ATTRIBUTES);
    List.of("i32", "i64").forEach(type -> NUMBERS.forEach(number -> attributeTexts.add(number + " : " + type)));
    if (dialect != null) {
      dialect.typeNames().forEach(name -> withParameters("!" + dialect.namespace() + "." + name, typeTexts));
      dialect.attributeNames().forEach(name -> withParameters("#" + dialect.namespace() + "." + name, attributeTexts));
    }
    this.types = new ArrayList<>();
    for (String text : typeTexts) {
      if (attribute(text) instanceof TypeAttr type) {
        types.add(type.value());
      }
    }
    this.attributes = new ArrayList<>(attributeTexts.stream().map(this::attribute).filter(Objects::nonNull).toList());
  }

  private static void withParameters(String name, Set<String> texts) {
    PARAMETERS.forEach(parameters -> texts.add(name + parameters));
  }

  List<Type> types() {
    return types;
  }

  List<Attribute> attributes() {
    return attributes;
  }

  /** Returns the attribute with this text, or null if it is malformed. */
  @Nullable Attribute attribute(String text) {
    String program = "module attributes {builtin.value = " + text + "} {}";
    Operation module = IRParser.parse(SourceText.of("attribute", program), context, ParserOptions.STRICT,
        error -> {});
    return module == null || !IRVerifier.verify(module, error -> {}) ? null : module.getAttr("builtin.value");
  }
}
