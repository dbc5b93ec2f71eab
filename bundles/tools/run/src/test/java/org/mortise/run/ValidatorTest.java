// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.run.ValidationTools.parse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.validation.Validator;
import org.mortise.validation.model.Difference.Kind;
import org.mortise.validation.model.FunctionVerdict;
import org.mortise.validation.model.ValidationOptions;

class ValidatorTest {
  private static final String ALLOC = "%a = memref.alloc() : memref<2xf32>\n";
  private static final String FREE = "memref.dealloc %a : memref<2xf32>\n";

  private static FunctionVerdict verdict(String before, String after) {
    return verdict(ValidationOptions.DEFAULTS, before, after);
  }

  private static FunctionVerdict verdict(ValidationOptions options, String before, String after) {
    List<FunctionVerdict> all = new Validator(options).validate(parse(before), parse(after));
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  private static void assertSame(FunctionVerdict verdict) {
    assertThat(verdict.isSame()).as("%s", verdict).isTrue();
  }

  private static void assertDiffers(FunctionVerdict verdict, Kind kind, String message) {
    assertThat(verdict.difference()).as("%s", verdict).isNotNull();
    assertThat(verdict.difference().kind()).isEqualTo(kind);
    assertThat(verdict.difference().diagnostic().message()).contains(message);
  }

  private static String function(String signature, String body) {
    return "func.func @f" + signature + " {\n" + body + "}\n";
  }

  @Test
  void validate_otherResult_isFound() {
    String before = function("(%x: i32, %y: i32) -> i32", "%0 = arith.subi %x, %y : i32\n return %0 : i32\n");
    String after = function("(%x: i32, %y: i32) -> i32", "%0 = arith.subi %y, %x : i32\n return %0 : i32\n");
    assertSame(verdict(before, before));
    assertDiffers(verdict(before, after), Kind.RESULT, "@f has changed its meaning: result 0 is ");
  }

  @Test
  void validate_conditions_haveBothValues() {
    String before = function("(%x: i1, %y: i1) -> i1", "%0 = arith.andi %x, %y : i1\n return %0 : i1\n");
    assertDiffers(verdict(ValidationOptions.DEFAULTS.withRuns(8), before,
        function("(%x: i1, %y: i1) -> i1", "return %x : i1\n")), Kind.RESULT, "result 0 is true");
    assertDiffers(verdict(ValidationOptions.DEFAULTS.withRuns(2), function("(%x: i1) -> i1", "return %x : i1\n"),
        function("(%x: i1) -> i1", "%0 = arith.constant true\n return %0 : i1\n")), Kind.RESULT, "instead of false");
  }

  @Test
  void validate_missingStoreToArgument_isFound() {
    String signature = "(%m: memref<?xf32, strided<[?], offset: ?>>, %n: index)";
    String store = "%x = arith.constant 7.0 : f32\n"
        + "memref.store %x, %m[%n] : memref<?xf32, strided<[?], offset: ?>>\n";
    assertDiffers(verdict(function(signature, store + "return\n"), function(signature, "return\n")), Kind.BUFFER,
        "the buffer of argument 0 at [");
  }

  @Test
  void validate_undefinedSource_allowsAnything() {
    String division = function("(%x: i32) -> i32",
        "%z = arith.constant 0 : i32\n %0 = arith.divsi %x, %z : i32\n return %0 : i32\n");
    FunctionVerdict verdict = verdict(division, function("(%x: i32) -> i32", "return %x : i32\n"));
    assertThat(verdict.difference()).isNull();
  }

  @Test
  void validate_poisonResult_allowsAnyValue() {
    assertSame(verdict(function("() -> i32", "%0 = ub.poison : i32\n return %0 : i32\n"),
        function("() -> i32", "%0 = arith.constant 1 : i32\n return %0 : i32\n")));
  }

  @Test
  void validate_leaks_countOnceDeallocationsAreThere() {
    String leak = function("(%c: i1)", ALLOC + "return\n");
    String half = function("(%c: i1)", ALLOC + "scf.if %c {\n" + FREE + "}\n return\n");
    assertSame(verdict(leak, leak));
    assertSame(verdict(leak, function("(%c: i1)", ALLOC + FREE + "return\n")));
    assertDiffers(verdict(leak, half), Kind.LEAK, "buffer allocated here is never freed");
    assertSame(verdict(half, half));
    assertDiffers(verdict(ValidationOptions.DEFAULTS.withForbidsLeaks(true), leak, leak), Kind.LEAK, "never freed");
  }

  @Test
  void validate_returnedBufferIsFreed_isFound() {
    String before = function("() -> memref<2xf32>", ALLOC + "return %a : memref<2xf32>\n");
    String after = function("() -> memref<2xf32>", ALLOC + FREE + "return %a : memref<2xf32>\n");
    FunctionVerdict verdict = verdict(before, after);
    assertDiffers(verdict, Kind.FAULT, "ends the life of memory that is returned as result 0");
    assertThat(verdict.difference().diagnostic().location()).hasToString("loc(\"program\":3:1)");
  }

  @Test
  void validate_argumentIsFreed_isFound() {
    assertDiffers(verdict(function("(%a: memref<2xf32>)", "return\n"), function("(%a: memref<2xf32>)", FREE
        + "return\n")), Kind.FAULT, "frees memory of the caller");
  }

  @Test
  void validate_resultBecomesArgument_isFound() {
    String signature = "(%a: memref<2xf32>) -> memref<2xf32>";
    String clone = function(signature,
        "%0 = bufferization.clone %a : memref<2xf32> to memref<2xf32>\n return %0 : memref<2xf32>\n");
    String same = function(signature, "return %a : memref<2xf32>\n");
    assertSame(verdict(same, clone));
    assertDiffers(verdict(ValidationOptions.DEFAULTS.withForbidsLeaks(true), clone, same), Kind.ALIAS,
        "argument 0 and result 0 have become the same buffer");
  }

  @Test
  void validate_externalCalls_areComparedWithTheirArguments() {
    String declaration = "func.func private @g(memref<2xf32>, i32) -> memref<?xf32>\n";
    String head = declaration + "func.func @f(%a: memref<2xf32>, %x: i32) -> memref<?xf32> {\n";
    String call = "%0 = call @g(%a, %x) : (memref<2xf32>, i32) -> memref<?xf32>\n";
    String again = "%1 = call @g(%a, %x) : (memref<2xf32>, i32) -> memref<?xf32>\n";
    String end = "return %0 : memref<?xf32>\n}\n";
    assertSame(verdict(head + call + end, head + call + end));
    assertDiffers(verdict(head + call + end, head + call + again + end), Kind.CALL, "@g is called once more");
    assertDiffers(verdict(head + again + call + end, head + call + end), Kind.RESULT, "result 0 ");
    assertDiffers(verdict(head + call + end, head + "%y = arith.addi %x, %x : i32\n"
        + "%0 = call @g(%a, %y) : (memref<2xf32>, i32) -> memref<?xf32>\n" + end), Kind.CALL, "argument 1 of @g is ");
  }

  @Test
  void validate_resultInArgument_isCompared() {
    String before = function("(%x: f32) -> memref<2xf32>", "%c0 = arith.constant 0 : index\n" + ALLOC
        + "memref.store %x, %a[%c0] : memref<2xf32>\n return %a : memref<2xf32>\n");
    String head = "(%x: f32, %a: memref<2xf32>)";
    String store = "%c0 = arith.constant 0 : index\n memref.store %x, %a[%c0] : memref<2xf32>\n";
    assertSame(verdict(before, function(head, store + "return\n")));
    assertDiffers(verdict(before, function(head, "return\n")), Kind.RESULT, "result 0 at [0] is poison");
  }

  @Test
  void validate_otherType_isAnObstacle() {
    FunctionVerdict verdict = verdict(function("(%x: i32)", "return\n"), function("(%x: i64)", "return\n"));
    assertThat(verdict.obstacle()).isEqualTo("its type has changed");
    assertThat(verdict.remark().message()).isEqualTo("@f is not validated: its type has changed");
  }

  @Test
  void validate_otherDeclaration_isAnObstacle() {
    String call = "  func.func @f(%x: i32) {\n call @g(%x) : (i32) -> ()\n return\n }\n";
    String other = "  func.func @f(%x: i32) {\n %y = arith.extsi %x : i32 to i64\n call @g(%y) : (i64) -> ()\n"
        + " return\n }\n";
    FunctionVerdict verdict = verdict("func.func private @g(i32)\n" + call, "func.func private @g(i64)\n" + other);
    assertThat(verdict.obstacle()).contains("its declaration has changed");
  }

  @Test
  void validate_droppedTensor_isInAnArgument() {
    String before = function("(%t: tensor<4xf32>, %x: f32) -> (tensor<4xf32>, f32)",
        "return %t, %x : tensor<4xf32>, f32\n");
    String head = "(%t: memref<4xf32>, %x: f32) -> f32";
    String store = "%c1 = arith.constant 1 : index\n memref.store %x, %t[%c1] : memref<4xf32>\n";
    assertSame(verdict(before, function(head, "return %x : f32\n")));
    assertDiffers(verdict(before, function(head, store + "return %x : f32\n")), Kind.RESULT,
        "result 0 in argument 0 at [1] is ");
  }

  @Test
  void validate_unknownOperation_isAnObstacle() {
    FunctionVerdict verdict =
        verdict(function("()", "return\n"), function("()", "\"x.y\"() : () -> memref<4xf32>\n return\n"));
    assertThat(verdict.obstacle()).contains("'x.y' op cannot be executed");
  }

  @Test
  void validate_unregisteredOperation_isACall() {
    String head = "(%x: i32) -> i32";
    String once = "%y = \"x.y\"(%x) : (i32) -> i32\n";
    String source = function(head, once + "return %y : i32\n");
    assertThat(verdict(source, source).isSame()).isTrue();
    assertDiffers(verdict(source, function(head, once + once.replace("%y", "%z") + "return %y : i32\n")), Kind.CALL,
        "'x.y' is called once more than before");
    assertDiffers(verdict(source, function(head, "return %x : i32\n")), Kind.RESULT, "result 0");
  }

  @Test
  void validate_endlessTarget_exceedsLimit() {
    String loop = "cf.br ^a\n^a:\n cf.br ^a\n";
    assertDiffers(verdict(function("()", "return\n"), function("()", loop)), Kind.LIMIT, "exceeds the limit");
    assertThat(verdict(function("()", loop), function("()", "return\n")).obstacle()).contains("exceeds the limit");
  }

  @Test
  void validate_privateFunction_isComparedByItsCallers() {
    String caller = function("() -> i32", "%c = arith.constant 1 : i32\n"
        + "%0 = call @g(%c) : (i32) -> i32\n return %0 : i32\n");
    String callee = "func.func private @g(%x: i32) -> i32 {\n";
    String before = caller + callee + "return %x : i32\n}\n";
    String constant = caller + callee + "%0 = arith.constant VALUE : i32\n return %0 : i32\n}\n";
    assertSame(verdict(before, constant.replace("VALUE", "1")));
    assertDiffers(verdict(before, constant.replace("VALUE", "2")), Kind.RESULT,
        "result 0 is 2 : i32 instead of 1 : i32");
  }

  @Test
  void validate_floats_withinTolerance() {
    String sum = "(%x: f32, %y: f32) -> f32";
    String before = function(sum, "%t = arith.constant 0.1 : f32\n %0 = arith.mulf %x, %t : f32\n"
        + "%1 = arith.mulf %0, %t : f32\n return %1 : f32\n");
    String after = function(sum, "%t = arith.constant 0.1 : f32\n %0 = arith.mulf %t, %t : f32\n"
        + "%1 = arith.mulf %0, %x : f32\n return %1 : f32\n");
    ValidationOptions many = ValidationOptions.DEFAULTS.withRuns(20);
    assertDiffers(verdict(many, before, after), Kind.RESULT, "result 0 is ");
    assertSame(verdict(many.withUlps(2), before, after));
  }
}
