// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.compiledexecution.JavaFunctions;
import org.mortise.execution.ExecutionOptions;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;

/** Buffers of {@code java.nio} and memory segments as arguments of compiled functions. */
class JavaBuffersTest {
  private static final int FIRST_VERSION_WITH_SEGMENTS = 22;

  /** Writes to one buffer and reads from another one, so that the result shows whether they share their elements. */
  private static final String WRITE_AND_READ = """
      func.func @f(%x: memref<?xf32>, %y: memref<?xf32>, %a: f32) -> f32 {
        %c1 = arith.constant 1 : index
        memref.store %a, %x[%c1] : memref<?xf32>
        %r = memref.load %y[%c1] : memref<?xf32>
        return %r : f32
      }
      """;

  private static JavaFunctions arrays(String text) {
    return new JavaFunctions(Programs.of(text), ExecutionOptions.DEFAULTS);
  }

  private static JavaFunctions direct(String text) {
    return JavaFunctions.onDirectBuffers(Programs.of(text), ExecutionOptions.DEFAULTS);
  }

  /** Calls the function with the same object twice, and returns whether both arguments shared its elements. */
  private static boolean isShared(JavaFunctions functions, Class<?> type, Object elements) throws Throwable {
    MethodHandle method =
        functions.function("f", MethodType.methodType(float.class, type, type, float.class));
    return (float) method.invoke(elements, elements, 7f) == 7f;
  }

  private static ByteBuffer nativeBytes(int count) {
    return ByteBuffer.allocateDirect(count).order(ByteOrder.nativeOrder());
  }

  // ---- sharing -----------------------------------------------------------------------------------------------------

  @Test
  void function_memoryInArrays_sharesArraysAndBuffersOnTheirBeginning() throws Throwable {
    JavaFunctions functions = arrays(WRITE_AND_READ);
    float[] array = new float[4];
    assertThat(isShared(functions, float[].class, array)).isTrue();
    assertThat(isShared(functions, FloatBuffer.class, FloatBuffer.wrap(array))).isTrue();
    assertThat(isShared(functions, FloatBuffer.class, FloatBuffer.wrap(array, 0, 2))).isTrue();
    assertThat(array).containsExactly(0, 7, 0, 0);
    assertThat(isShared(functions, FloatBuffer.class, FloatBuffer.wrap(array, 1, 3))).isFalse();
    assertThat(array).containsExactly(0, 7, 0, 0);
    assertThat(isShared(functions, FloatBuffer.class, nativeBytes(16).asFloatBuffer())).isFalse();
    assertThat(isShared(functions, ByteBuffer.class, nativeBytes(16))).isFalse();
  }

  @Test
  void function_memoryInDirectBuffers_sharesDirectBuffersInNativeOrder() throws Throwable {
    JavaFunctions functions = direct(WRITE_AND_READ);
    ByteBuffer bytes = nativeBytes(16);
    assertThat(isShared(functions, ByteBuffer.class, bytes)).isTrue();
    assertThat(isShared(functions, FloatBuffer.class, bytes.asFloatBuffer().position(1).slice())).isTrue();
    assertThat(new float[] {bytes.getFloat(4), bytes.getFloat(8)}).containsExactly(7, 7);
    ByteOrder other = ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    assertThat(isShared(functions, ByteBuffer.class, nativeBytes(16).order(other))).isFalse();
    assertThat(isShared(functions, FloatBuffer.class, FloatBuffer.allocate(4))).isFalse();
    assertThat(isShared(functions, float[].class, new float[4])).isFalse();
  }

  @Test
  void function_unshareableElements_areCopiedInOrderBothWays() throws Throwable {
    String program = """
        func.func @f(%x: memref<?xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %a = memref.load %x[%c0] : memref<?xf32>
          %b = arith.addf %a, %a : f32
          memref.store %b, %x[%c1] : memref<?xf32>
          return
        }
        """;
    for (JavaFunctions functions : new JavaFunctions[] {arrays(program), direct(program)}) {
      for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
        ByteBuffer bytes = ByteBuffer.allocate(16).order(order).putFloat(4, 1.5f).position(4);
        functions.function("f", MethodType.methodType(void.class, ByteBuffer.class)).invokeExact(bytes);
        assertThat(bytes.getFloat(8)).isEqualTo(3f);
        assertThat(bytes.position()).isEqualTo(4);
      }
      FloatBuffer readOnly = FloatBuffer.wrap(new float[] {1, 0}).asReadOnlyBuffer();
      functions.function("f", MethodType.methodType(void.class, FloatBuffer.class)).invokeExact(readOnly);
      assertThat(readOnly.get(1)).isEqualTo(0f);
    }
  }

  @Test
  void function_failure_copiesBackWrittenElements() {
    JavaFunctions functions = arrays("""
        func.func @f(%x: memref<?xi64>, %i: index) {
          %c0 = arith.constant 0 : index
          %a = arith.constant 5 : i64
          memref.store %a, %x[%c0] : memref<?xi64>
          memref.store %a, %x[%i] : memref<?xi64>
          return
        }
        """);
    MethodHandle f = functions.function("f", MethodType.methodType(void.class, LongBuffer.class, long.class));
    LongBuffer elements = nativeBytes(16).asLongBuffer();
    assertThatThrownBy(() -> f.invoke(elements, 2L)).isInstanceOfSatisfying(ExecutionException.class,
        error -> assertThat(Programs.lines(error.diagnostic())).containsExactly(5));
    assertThat(elements.get(0)).isEqualTo(5);
  }

  // ---- kinds of elements and shapes --------------------------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void function_elementsOfEachKind_areReadAndWritten(boolean isDirect) throws Throwable {
    String program = """
        func.func @f(%a: memref<?xi8>, %b: memref<?xi16>, %c: memref<?xi32>, %d: memref<?xi64>,
                     %e: memref<?xf64>, %f: memref<?xf16>, %g: memref<?xi1>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %0 = memref.load %a[%c0] : memref<?xi8>
          %1 = arith.addi %0, %0 : i8
          memref.store %1, %a[%c1] : memref<?xi8>
          %2 = memref.load %b[%c0] : memref<?xi16>
          %3 = arith.addi %2, %2 : i16
          memref.store %3, %b[%c1] : memref<?xi16>
          %4 = memref.load %c[%c0] : memref<?xi32>
          %5 = arith.addi %4, %4 : i32
          memref.store %5, %c[%c1] : memref<?xi32>
          %6 = memref.load %d[%c0] : memref<?xi64>
          %7 = arith.addi %6, %6 : i64
          memref.store %7, %d[%c1] : memref<?xi64>
          %8 = memref.load %e[%c0] : memref<?xf64>
          %9 = arith.addf %8, %8 : f64
          memref.store %9, %e[%c1] : memref<?xf64>
          %10 = memref.load %f[%c0] : memref<?xf16>
          %11 = arith.addf %10, %10 : f16
          memref.store %11, %f[%c1] : memref<?xf16>
          %12 = memref.load %g[%c0] : memref<?xi1>
          memref.store %12, %g[%c1] : memref<?xi1>
          return
        }
        """;
    JavaFunctions functions = isDirect ? direct(program) : arrays(program);
    ByteBuffer a = nativeBytes(2).put(0, (byte) 100);
    ShortBuffer b = nativeBytes(4).asShortBuffer().put(0, (short) 20_000);
    IntBuffer c = nativeBytes(8).asIntBuffer().put(0, 3);
    LongBuffer d = LongBuffer.wrap(new long[] {4, 0});
    DoubleBuffer e = nativeBytes(16).asDoubleBuffer().put(0, 2.5);
    ShortBuffer f = nativeBytes(4).asShortBuffer().put(0, (short) 0x3E00); // 1.5
    ByteBuffer g = nativeBytes(2).put(0, (byte) 1);
    functions.function("f", MethodType.methodType(void.class, ByteBuffer.class, ShortBuffer.class, IntBuffer.class,
        LongBuffer.class, DoubleBuffer.class, ShortBuffer.class, ByteBuffer.class)).invokeExact(a, b, c, d, e, f, g);
    assertThat(a.get(1)).isEqualTo((byte) 200);
    assertThat(b.get(1)).isEqualTo((short) 40_000);
    assertThat(c.get(1)).isEqualTo(6);
    assertThat(d.get(1)).isEqualTo(8);
    assertThat(e.get(1)).isEqualTo(5);
    assertThat(f.get(1)).isEqualTo((short) 0x4200);
    assertThat(g.get(1)).isEqualTo((byte) 1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void function_buffersOfSeveralDimensions_areRowMajor(boolean isDirect) throws Throwable {
    String program = """
        func.func @f(%x: memref<?x3xf64>) -> index {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          %a = memref.load %x[%c1, %c2] : memref<?x3xf64>
          memref.store %a, %x[%c0, %c1] : memref<?x3xf64>
          %n = memref.dim %x, %c0 : memref<?x3xf64>
          return %n : index
        }
        """;
    JavaFunctions functions = isDirect ? direct(program) : arrays(program);
    MethodHandle onArray = functions.function("f", MethodType.methodType(long.class, double[].class));
    double[] array = {0, 1, 2, 3, 4, 5};
    assertThat((long) onArray.invokeExact(array)).isEqualTo(2);
    assertThat(array).containsExactly(0, 5, 2, 3, 4, 5);
    assertThatThrownBy(() -> onArray.invoke(new double[4])).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("4 elements for a buffer of the type memref<?x3xf64>");
  }

  /** Allocations, copies, calls, tensors and narrow numbers inside of a program whose memory is in direct buffers. */
  @Test
  void program_onDirectBuffers_computesSameAsOnArrays() throws Throwable {
    String program = """
        memref.global constant @table : memref<3xf32> = dense<[1.0, 2.0, 4.0]>
        func.func @sum(%x: memref<?xf32, strided<[?], offset: ?>>) -> f32 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %z = arith.constant 0.0 : f32
          %n = memref.dim %x, %c0 : memref<?xf32, strided<[?], offset: ?>>
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (f32) {
            %v = memref.load %x[%i] : memref<?xf32, strided<[?], offset: ?>>
            %t = arith.addf %s, %v : f32
            scf.yield %t : f32
          }
          return %r : f32
        }
        func.func @f(%c: complex<f32>) -> (f32, f32, vector<2xf32>, complex<f32>) {
          %c0 = arith.constant 0 : index
          %g = memref.get_global @table : memref<3xf32>
          %m = memref.alloc() : memref<2x3xf32>
          %row = memref.subview %m[1, 0][1, 3][1, 1] : memref<2x3xf32> to memref<3xf32, strided<[1], offset: 3>>
          memref.copy %g, %row : memref<3xf32> to memref<3xf32, strided<[1], offset: 3>>
          %all = memref.cast %row : memref<3xf32, strided<[1], offset: 3>> to memref<?xf32, strided<[?], offset: ?>>
          %s = call @sum(%all) : (memref<?xf32, strided<[?], offset: ?>>) -> f32
          %front = memref.subview %row[0][2][1]
              : memref<3xf32, strided<[1], offset: 3>> to memref<2xf32, strided<[1], offset: 3>>
          %back = memref.subview %row[1][2][1]
              : memref<3xf32, strided<[1], offset: 3>> to memref<2xf32, strided<[1], offset: 4>>
          memref.copy %front, %back : memref<2xf32, strided<[1], offset: 3>> to memref<2xf32, strided<[1], offset: 4>>
          %t = call @sum(%all) : (memref<?xf32, strided<[?], offset: ?>>) -> f32
          %v = memref.alloc() : memref<2xvector<2xf32>>
          %x = arith.constant dense<[6.0, 7.0]> : vector<2xf32>
          memref.store %x, %v[%c0] : memref<2xvector<2xf32>>
          %y = memref.load %v[%c0] : memref<2xvector<2xf32>>
          %w = memref.alloc() : memref<1xcomplex<f32>>
          memref.store %c, %w[%c0] : memref<1xcomplex<f32>>
          %d = memref.load %w[%c0] : memref<1xcomplex<f32>>
          memref.dealloc %m : memref<2x3xf32>
          memref.dealloc %v : memref<2xvector<2xf32>>
          memref.dealloc %w : memref<1xcomplex<f32>>
          return %s, %t, %y, %d : f32, f32, vector<2xf32>, complex<f32>
        }
        func.func @make() -> memref<2xi16> {
          %c1 = arith.constant 1 : index
          %a = arith.constant 9 : i16
          %m = memref.alloc() : memref<2xi16>
          memref.store %a, %m[%c1] : memref<2xi16>
          return %m : memref<2xi16>
        }
        """;
    for (JavaFunctions functions : new JavaFunctions[] {arrays(program), direct(program)}) {
      Object[] results = (Object[]) functions.function("f").invoke(
          (Object) new ComplexNumber(1f, 2f));
      assertThat(results[0]).isEqualTo(7f);
      assertThat(results[1]).isEqualTo(4f);
      assertThat(((Elements) results[2]).get(1)).isEqualTo(7f);
      assertThat(results[3]).isEqualTo(new ComplexNumber(1f, 2f));
    }
    assertThat(arrays(program).elements((MemRef) arrays(program).function("make").invoke()))
        .isEqualTo(new short[] {0, 9});
    assertThat(direct(program).elements((MemRef) direct(program).function("make").invoke()))
        .isEqualTo(ShortBuffer.wrap(new short[] {0, 9}));
  }

  /** A function that is divided into several methods. */
  @Test
  void function_thatIsLarge_worksOnDirectBuffers() throws Throwable {
    int count = 3_000;
    StringBuilder program = new StringBuilder("func.func @f(%x: memref<?xf32>, %c: i1) {\n");
    program.append("  %i = arith.constant 1 : index\n  %one = arith.constant 1.0 : f32\n");
    for (int i = 0; i < count; i++) {
      program.append("""
            scf.if %%c {
              %%a%1$d = memref.load %%x[%%i] : memref<?xf32>
              %%b%1$d = arith.addf %%a%1$d, %%one : f32
              memref.store %%b%1$d, %%x[%%i] : memref<?xf32>
            }
          """.formatted(i));
    }
    FloatBuffer elements = nativeBytes(8).asFloatBuffer();
    direct(program + "  return\n}\n")
        .function("f", MethodType.methodType(void.class, FloatBuffer.class, boolean.class)).invokeExact(elements, true);
    assertThat(elements.get(1)).isEqualTo(count);
  }

  @Test
  void buffer_onDirectElements_isShared() throws Throwable {
    JavaFunctions functions = direct(WRITE_AND_READ);
    FloatBuffer elements = nativeBytes(16).asFloatBuffer();
    MemRef buffer = functions.buffer(elements, 4);
    assertThat((float) functions.function("f").invoke(buffer, buffer, 3f)).isEqualTo(3);
    assertThat(elements.get(1)).isEqualTo(3);
    assertThat(((Buffer) functions.elements(buffer)).remaining()).isEqualTo(4);
    assertThatThrownBy(() -> functions.buffer(new float[4], 4)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void program_reinterpretsMemory_copiesAllButBytes() throws Throwable {
    String program = WRITE_AND_READ + """
        func.func @g(%x: memref<8xi8>) -> memref<2xf32> {
          %c0 = arith.constant 0 : index
          %v = memref.view %x[%c0][] : memref<8xi8> to memref<2xf32>
          return %v : memref<2xf32>
        }
        """;
    for (JavaFunctions functions : new JavaFunctions[] {arrays(program), direct(program)}) {
      assertThat(isShared(functions, FloatBuffer.class, FloatBuffer.allocate(4))).isFalse();
      FloatBuffer elements = nativeBytes(16).asFloatBuffer();
      float ignored = (float) functions.function("f",
          MethodType.methodType(float.class, FloatBuffer.class, FloatBuffer.class, float.class))
          .invokeExact(elements, FloatBuffer.allocate(2), 7f);
      assertThat(elements.get(1)).isEqualTo(7f);
    }
  }

  // ---- errors ------------------------------------------------------------------------------------------------------

  @Test
  void function_otherTypes_isRefused() {
    JavaFunctions functions = arrays(WRITE_AND_READ);
    assertThatThrownBy(() -> functions.function("f",
        MethodType.methodType(float.class, DoubleBuffer.class, FloatBuffer.class, float.class)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("argument 0 of the type memref<?xf32> cannot be DoubleBuffer");
    assertThatThrownBy(() -> functions.function("f",
        MethodType.methodType(double.class, FloatBuffer.class, FloatBuffer.class, float.class)))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("'f' returns float");
    assertThatThrownBy(() -> functions.function("f", MethodType.methodType(float.class)))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("'f' has 3 arguments");
  }

  @Test
  void access_outsideOfDirectBuffer_isErrorAtItsLine() {
    MethodHandle f = direct(WRITE_AND_READ).function(
        "f", MethodType.methodType(float.class, FloatBuffer.class, FloatBuffer.class, float.class));
    assertThatThrownBy(() -> f.invoke(nativeBytes(4).asFloatBuffer(), nativeBytes(4).asFloatBuffer(), 1f))
        .isInstanceOfSatisfying(ExecutionException.class, error -> {
          assertThat(error.diagnostic().message()).startsWith("'memref.store' op accesses memory out of bounds");
          assertThat(Programs.lines(error.diagnostic())).containsExactly(3);
        });
  }

  // ---- segments ----------------------------------------------------------------------------------------------------

  /** Calls a static method of an interface that Java 17 does not have. */
  private static Object segment(String method, Class<?> parameter, Object argument) throws Throwable {
    Class<?> type = Class.forName("java.lang.foreign.MemorySegment");
    return MethodHandles.publicLookup().findStatic(type, method, MethodType.methodType(type, parameter))
        .invoke(argument);
  }

  @Test
  void function_onSegments_sharesThemAsItDoesArraysAndDirectBuffers() throws Throwable {
    assumeThat(Runtime.version().feature()).isGreaterThanOrEqualTo(FIRST_VERSION_WITH_SEGMENTS);
    Class<?> type = Class.forName("java.lang.foreign.MemorySegment");
    float[] array = new float[4];
    Object onHeap = segment("ofArray", float[].class, array);
    ByteBuffer bytes = nativeBytes(16);
    Object offHeap = segment("ofBuffer", Buffer.class, bytes);
    JavaFunctions onArrays = arrays(WRITE_AND_READ);
    JavaFunctions onDirect = direct(WRITE_AND_READ);
    assertThat(isShared(onArrays, type, onHeap)).isTrue();
    assertThat(array).containsExactly(0, 7, 0, 0);
    assertThat(isShared(onArrays, type, offHeap)).isFalse();
    assertThat(isShared(onDirect, type, offHeap)).isTrue();
    assertThat(bytes.getFloat(4)).isEqualTo(7f);
    assertThat(isShared(onDirect, type, segment("ofArray", float[].class, new float[4]))).isFalse();
    Object otherElements = segment("ofArray", int[].class, new int[4]);
    assertThatThrownBy(() -> isShared(onArrays, type, otherElements)).isInstanceOf(IllegalArgumentException.class);
  }
}
