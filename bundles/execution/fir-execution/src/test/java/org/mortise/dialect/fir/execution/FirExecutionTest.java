// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.dialect.fir.FirDialect;
import org.mortise.execution.testing.DialectCoverage;
import org.mortise.execution.testing.ExecutedProgram;

class FirExecutionTest {
  private static String call(String program, String arguments) {
    return ExecutedProgram.of(program).call("f", arguments);
  }

  private static String error(String program, String arguments) {
    return ExecutedProgram.of(program).error("f", arguments);
  }

  /** Operations without a meaning: polymorphic types, whole array values, assumed ranks, and declarations. */
  private static final String OTHERS = "array_access array_amend array_fetch array_load array_merge_store array_modify "
      + "array_update box_isalloc box_isptr box_offset box_tdesc box_typecode boxchar_len dispatch dt_component "
      + "dt_entry end global global_len has_value is_assumed_size len_param_index rebox_assumed_rank result "
      + "select_rank select_type type_desc type_info is_contiguous_box box_total_elements pack_array unpack_array "
      + "local yield declare_reduction";

  @Test
  void table_ofTheDialect_isComplete() {
    Set<String> others = Stream.of(OTHERS.split(" ")).map(name -> "fir." + name).collect(Collectors.toSet());
    DialectCoverage.assertComplete(new FirExecution(), new FirDialect(), others);
  }

  @Test
  void arrayCoor_ofMatrix_isColumnByColumn() {
    assertThat(call("""
        func.func @f(%a: !fir.ref<!fir.array<2x3xi32>>, %i: index, %j: index) -> i32 {
          %c2 = arith.constant 2 : index
          %c3 = arith.constant 3 : index
          %s = fir.shape %c2, %c3 : (index, index) -> !fir.shape<2>
          %e = fir.array_coor %a(%s) %i, %j : (!fir.ref<!fir.array<2x3xi32>>, !fir.shape<2>, index, index) -> !fir.ref<i32>
          %v = fir.load %e : !fir.ref<i32>
          return %v : i32
        }""", "[[11, 21], [12, 22], [13, 23]], 2, 3")).isEqualTo("23");
  }

  @Test
  void doConcurrent_ofTwoDimensions_executesAllPoints() {
    assertThat(call("""
        func.func @f(%n: index) -> i32 {
          %c1 = arith.constant 1 : index
          %m2 = arith.constant -2 : index
          %one = arith.constant 1 : i32
          %zero = arith.constant 0 : i32
          %count = fir.alloca i32
          fir.store %zero to %count : !fir.ref<i32>
          fir.do_concurrent {
            %temporary = fir.alloca i32
            fir.do_concurrent.loop (%i, %j) = (%c1, %n) to (%n, %c1) step (%c1, %m2) {
              %old = fir.load %count : !fir.ref<i32>
              %new = arith.addi %old, %one : i32
              fir.store %new to %temporary : !fir.ref<i32>
              %stored = fir.load %temporary : !fir.ref<i32>
              fir.store %stored to %count : !fir.ref<i32>
            }
          }
          %r = fir.load %count : !fir.ref<i32>
          return %r : i32
        }""", "5")).isEqualTo("15");
  }

  @Test
  void call_ofInternalProcedure_passesVariablesOfHost() {
    assertThat(call("""
        func.func private @add(%a: i32, %host: !fir.ref<tuple<i32>>) -> i32 {
          %c0 = arith.constant 0 : i32
          %p = fir.coordinate_of %host, %c0 : (!fir.ref<tuple<i32>>, i32) -> !fir.ref<i32>
          %v = fir.load %p : !fir.ref<i32>
          %r = arith.addi %a, %v : i32
          return %r : i32
        }
        func.func private @apply(%p: !fir.boxproc<() -> ()>, %a: i32) -> i32 {
          %f = fir.box_addr %p : (!fir.boxproc<() -> ()>) -> ((i32) -> i32)
          %r = fir.call %f(%a) : (i32) -> i32
          return %r : i32
        }
        func.func @f(%a: i32, %b: i32) -> i32 {
          %c0 = arith.constant 0 : i32
          %host = fir.alloca tuple<i32>
          %v = fir.coordinate_of %host, %c0 : (!fir.ref<tuple<i32>>, i32) -> !fir.ref<i32>
          fir.store %b to %v : !fir.ref<i32>
          %g = fir.address_of(@add) : (i32, !fir.ref<tuple<i32>>) -> i32
          %p = fir.emboxproc %g, %host : ((i32, !fir.ref<tuple<i32>>) -> i32, !fir.ref<tuple<i32>>) -> !fir.boxproc<() -> ()>
          %r = fir.call @apply(%p, %a) : (!fir.boxproc<() -> ()>, i32) -> i32
          return %r : i32
        }""", "3, 40")).isEqualTo("43");
  }

  @Test
  void copy_ofComponent_readsCopy() {
    assertThat(call("""
        func.func @f(%i: index, %v: i32) -> (i32, i1) {
          %a = fir.alloca !fir.type<t{x:i32,y:!fir.array<3xi32>}>
          %b = fir.alloca !fir.type<t{x:i32,y:!fir.array<3xi32>}>
          %from = fir.coordinate_of %a, y, %i : (!fir.ref<!fir.type<t{x:i32,y:!fir.array<3xi32>}>>, index) -> !fir.ref<i32>
          fir.store %v to %from : !fir.ref<i32>
          fir.copy %a to %b : !fir.ref<!fir.type<t{x:i32,y:!fir.array<3xi32>}>>, !fir.ref<!fir.type<t{x:i32,y:!fir.array<3xi32>}>>
          %to = fir.coordinate_of %b, y, %i : (!fir.ref<!fir.type<t{x:i32,y:!fir.array<3xi32>}>>, index) -> !fir.ref<i32>
          %r = fir.load %to : !fir.ref<i32>
          %e = fir.assumed_size_extent : index
          %is = fir.is_assumed_size_extent %e : (index) -> i1
          return %r, %is : i32, i1
        }""", "1, 7")).isEqualTo("7\ntrue");
  }

  @Test
  void rebox_ofSlice_readsBackwards() {
    assertThat(call("""
        func.func @f(%a: !fir.box<!fir.array<?xi32>>, %n: index, %i: index) -> (i32, index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %m2 = arith.constant -2 : index
          %s = fir.slice %n, %c1, %m2 : (index, index, index) -> !fir.slice<1>
          %b = fir.rebox %a [%s] : (!fir.box<!fir.array<?xi32>>, !fir.slice<1>) -> !fir.box<!fir.array<?xi32>>
          %d:3 = fir.box_dims %b, %c0 : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
          %e = fir.array_coor %b %i : (!fir.box<!fir.array<?xi32>>, index) -> !fir.ref<i32>
          %v = fir.load %e : !fir.ref<i32>
          return %v, %d#1 : i32, index
        }""", "[1, 2, 3, 4, 5], 5, 2")).isEqualTo("3\n3");
  }

  @ParameterizedTest
  @CsvSource({"i8, 255", "i16, 65535", "i32, 4294967295", "i64, -1", "i128, -1", "index, -1"})
  void select_negativeCase_isTakenForEachWidth(String type, String allOnes) {
    String program = """
        func.func @f(%b: T) -> i32 {
          %c10 = arith.constant 10 : i32
          %c20 = arith.constant 20 : i32
          fir.select %b : T [-1, ^bb1(%c20 : i32), unit, ^bb1(%c10 : i32)]
        ^bb1(%r: i32):
          return %r : i32
        }""".replace("T", type);
    assertThat(call(program, "-1")).isEqualTo("20");
    assertThat(call(program, allOnes)).isEqualTo("20");
    assertThat(call(program, "127")).isEqualTo("10");
  }

  @Test
  void convert_ofLogical_isZeroOrOne() {
    assertThat(call("""
        func.func @f(%a: !fir.logical<4>, %b: i1) -> (i32, i1, i32, !fir.logical<8>) {
          %0 = fir.convert %a : (!fir.logical<4>) -> i32
          %1 = fir.convert %a : (!fir.logical<4>) -> i1
          %2 = fir.convert %b : (i1) -> i32
          %3 = fir.convert %a : (!fir.logical<4>) -> !fir.logical<8>
          return %0, %1, %2, %3 : i32, i1, i32, !fir.logical<8>
        }""", "true, true")).isEqualTo("1\ntrue\n1\n1");
  }

  @Test
  void iterateWhile_withFinalValue_hasTheCounterAfterTheLastIteration() {
    assertThat(call("""
        func.func @f(%n: index, %limit: index) -> (index, i1, index) {
          %c1 = arith.constant 1 : index
          %true = arith.constant true
          %r:3 = fir.iterate_while (%i = %c1 to %n step %c1) and (%ok = %true) iter_args(%s = %c1) -> (index, i1, index) {
            %t = arith.addi %s, %i : index
            %more = arith.cmpi slt, %t, %limit : index
            fir.result %i, %more, %t : index, i1, index
          }
          return %r#0, %r#1, %r#2 : index, i1, index
        }""", "10, 8")).isEqualTo("5\nfalse\n11");
  }

  @Test
  void selectCase_ofRanges_takesTheFirst() {
    String program = """
        func.func @f(%x: i32) -> i32 {
          %c1 = arith.constant 1 : i32
          %c5 = arith.constant 5 : i32
          %c9 = arith.constant 9 : i32
          fir.select_case %x : i32 [#fir.upper, %c1, ^bb1(%c1 : i32), #fir.interval, %c5, %c9, ^bb1(%c5 : i32),
              #fir.point, %c9, ^bb1(%c1 : i32), unit, ^bb1(%c9 : i32)]
        ^bb1(%r: i32):
          return %r : i32
        }""";
    assertThat(call(program, "0")).isEqualTo("1");
    assertThat(call(program, "9")).isEqualTo("5");
    assertThat(call(program, "3")).isEqualTo("9");
  }

  @Test
  void components_ofNestedTypes_haveTheirPlaces() {
    assertThat(call("""
        !p = !fir.type<p{a:i8,b:f64}>
        !t = !fir.type<t{n:i32,q:!fir.array<2x!fir.type<p{a:i8,b:f64}>>}>
        func.func @f(%x: f64) -> (f64, i32) {
          %c1 = arith.constant 1 : index
          %i = arith.constant 7 : i32
          %m = fir.alloca !t
          %fn = fir.field_index n, !t
          %fq = fir.field_index q, !t
          %fb = fir.field_index b, !p
          %n = fir.coordinate_of %m, %fn : (!fir.ref<!t>, !fir.field) -> !fir.ref<i32>
          fir.store %i to %n : !fir.ref<i32>
          %b = fir.coordinate_of %m, %fq, %c1, %fb : (!fir.ref<!t>, !fir.field, index, !fir.field) -> !fir.ref<f64>
          fir.store %x to %b : !fir.ref<f64>
          %all = fir.load %m : !fir.ref<!t>
          %copy = fir.alloca !t
          fir.store %all to %copy : !fir.ref<!t>
          %e = fir.extract_value %all, ["q", !t, 1 : index, "b", !p] : (!t) -> f64
          %k = fir.coordinate_of %copy, %fn : (!fir.ref<!t>, !fir.field) -> !fir.ref<i32>
          %v = fir.load %k : !fir.ref<i32>
          return %e, %v : f64, i32
        }""", "2.5")).isEqualTo("2.500000e+00\n7");
  }

  @Test
  void global_withCode_isInitializedOnce() {
    assertThat(call("""
        fir.global internal @counter : i32 {
          %c = arith.constant 40 : i32
          fir.has_value %c : i32
        }
        func.func private @next() -> i32 {
          %c1 = arith.constant 1 : i32
          %a = fir.address_of(@counter) : !fir.ref<i32>
          %v = fir.load %a : !fir.ref<i32>
          %n = arith.addi %v, %c1 : i32
          fir.store %n to %a : !fir.ref<i32>
          return %n : i32
        }
        func.func @f() -> (i32, i32) {
          %0 = fir.call @next() : () -> i32
          %1 = fir.call @next() : () -> i32
          return %0, %1 : i32, i32
        }""", "")).isEqualTo("41\n42");
  }

  @Test
  void freemem_ofStackOrTwice_isAnError() {
    assertThat(error("""
        func.func @f() {
          %0 = fir.alloca i32
          %1 = fir.convert %0 : (!fir.ref<i32>) -> !fir.heap<i32>
          fir.freemem %1 : !fir.heap<i32>
          return
        }""", "")).contains("frees memory on the stack");
    assertThat(error("""
        func.func @f(%n: index) {
          %0 = fir.allocmem !fir.array<?xi32>, %n
          fir.freemem %0 : !fir.heap<!fir.array<?xi32>>
          fir.freemem %0 : !fir.heap<!fir.array<?xi32>>
          return
        }""", "4")).contains("frees memory that is already freed");
  }

  @Test
  void load_outsideOfTheArray_isAnError() {
    assertThat(error("""
        func.func @f(%a: !fir.ref<!fir.array<?xf32>>, %n: index, %i: index) -> f32 {
          %s = fir.shape %n : (index) -> !fir.shape<1>
          %e = fir.array_coor %a(%s) %i : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
          %v = fir.load %e : !fir.ref<f32>
          return %v : f32
        }""", "[1.0, 2.0], 2, 3")).contains("accesses 4 bytes at 8 of memory of 8 bytes");
  }

  @Test
  void convert_ofNumberToAddress_isAnError() {
    assertThat(error("""
        func.func @f(%n: i64) -> i32 {
          %0 = fir.convert %n : (i64) -> !fir.ref<i32>
          %v = fir.load %0 : !fir.ref<i32>
          return %v : i32
        }""", "4096")).contains("makes an address of a number");
  }

  @Test
  void complexArithmetic_ofNarrowParts_isRoundedToThem() {
    assertThat(call("""
        func.func @f(%x: f16, %y: f16) -> (f16, f16) {
          %0 = fir.undefined !fir.complex<2>
          %1 = fir.insert_value %0, %x, [0 : index] : (!fir.complex<2>, f16) -> !fir.complex<2>
          %2 = fir.insert_value %1, %y, [1 : index] : (!fir.complex<2>, f16) -> !fir.complex<2>
          %3 = fir.addc %2, %2 : !fir.complex<2>
          %4 = fir.addc %3, %2 : !fir.complex<2>
          %r = fir.extract_value %4, [0 : index] : (!fir.complex<2>) -> f16
          %i = fir.extract_value %4, [1 : index] : (!fir.complex<2>) -> f16
          return %r, %i : f16, f16
        }""", "2047.0, 1.0")).isEqualTo("6.140000e+03\n3.000000e+00"); // 6141 has too many bits
  }

  // ---- refused, and hostile ----------------------------------------------------------------------------------------

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      fir.select_case %c : !fir.char<1> [#fir.point, %c, ^bb1, unit, ^bb1]              | cases of characters
      %0 = fir.alloca !fir.type<t(l:i32){a:i32}>(%n : i32)                              | derived types with parameters
      %0 = fir.embox %a map affine_map<(d0) -> (d0)> : (!fir.ref<i32>) -> !fir.box<i32> | access maps
      %0 = fir.addc %z, %z : !fir.complex<16>                                           | more than 64 bits
      %0 = fir.cmpc "olt", %z, %z : !fir.complex<16>                                    | only 'oeq' and 'une'
      %0 = fir.undefined !fir.array<100000x!fir.type<u{a:i8,b:i32}>>                    | too many parts to be a value
      %0 = fir.insert_on_range %s, %n from (0, 0) to (1, 1) : (!fir.array<4xi32>, i32) -> !fir.array<4xi32> | dimensions
      %0 = fir.extract_value %s, ["x", i32] : (!fir.array<4xi32>) -> i32                | the path leads to no part
      %0 = fir.insert_value %s, %n, [1 : index, 1 : index] : (!fir.array<4xi32>, i32) -> !fir.array<4xi32> | has no part 1
      %0 = fir.extract_value %s, [1 : index] : (!fir.array<4xi32>) -> f32              | the part has the type i32
      %0 = fir.call @g(%n) : (i32) -> f32                                               | the function has other types
      """)
  void emit_unsupportedOperation_isAnErrorWithTheReason(String operation, String reason) {
    String end = operation.contains("select_case") ? "^bb1:\n" : "";
    assertThat(error("""
        func.func @f() {
          %n = arith.constant 1 : i32
          %a = fir.alloca i32
          %c = fir.zero_bits !fir.char<1>
          %z = fir.zero_bits !fir.complex<16>
          %s = fir.zero_bits !fir.array<4xi32>
          """ + operation + "\n" + end + "return\n}\nfunc.func private @g(%n: i32) -> i32 {\nreturn %n : i32\n}", ""))
        .contains("cannot be executed: ").contains(reason);
  }

  @Test
  void call_libraryFunctionWithoutItsBundle_namesTheBundle() {
    ExecutedProgram program = ExecutedProgram.of("""
        module {
          func.func private @_FortranAProgramEndStatement(!fir.ref<i8>)
          func.func @f() {
            %none = fir.absent !fir.ref<i8>
            fir.call @_FortranAProgramEndStatement(%none) : (!fir.ref<i8>) -> ()
            return
          }
        }""");

    assertThat(program.error("f", "")).contains("calls an external function that nothing implements; "
        + "the runtime library of 'fir' is the bundle org.mortise.fortranlibrary");
  }

  @Test
  void stringLit_ofGigabytes_exceedsTheBudget() {
    ExecutedProgram program = ExecutedProgram.of("""
        func.func @f() {
          %0 = fir.string_lit "a"(2000000000) : !fir.char<1>
          return
        }""");
    assertThat(program.withLimits(1_000_000_000_000L, 1 << 26).error("f", "")).contains("exceeds the limit of");
  }

  @Test
  void undefined_ofManyRecordsWithoutGaps_isOneRun() {
    assertThat(call("""
        func.func @f() -> i32 {
          %n = arith.constant 7 : i32
          %0 = fir.undefined !fir.array<1000000x!fir.type<v{a:i32,b:i32}>>
          %1 = fir.insert_value %0, %n, [999999 : index, "b", !fir.type<v{a:i32,b:i32}>]
              : (!fir.array<1000000x!fir.type<v{a:i32,b:i32}>>, i32) -> !fir.array<1000000x!fir.type<v{a:i32,b:i32}>>
          %2 = fir.extract_value %1, [999999 : index, "b", !fir.type<v{a:i32,b:i32}>]
              : (!fir.array<1000000x!fir.type<v{a:i32,b:i32}>>) -> i32
          return %2 : i32
        }""", "")).isEqualTo("7");
  }

  @Test
  void insertOnRange_ofMatrix_changesTheRectangle() {
    assertThat(call("""
        func.func @f() -> !fir.array<3x2xi32> {
          %n = arith.constant 7 : i32
          %0 = fir.zero_bits !fir.array<3x2xi32>
          %1 = fir.insert_on_range %0, %n from (1, 0) to (2, 1) : (!fir.array<3x2xi32>, i32) -> !fir.array<3x2xi32>
          return %1 : !fir.array<3x2xi32>
        }""", "")).isEqualTo("[0, 7, 7, 0, 7, 7]");
  }

  @Test
  void return_ofAnAddress_hasNoOtherText() {
    assertThat(call("func.func @f(%a: !fir.ref<i32>) -> !fir.ref<i32> {\n  return %a : !fir.ref<i32>\n}", "4"))
        .isEqualTo("address");
  }
}
