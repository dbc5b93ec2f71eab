// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.Buffer;
import org.mortise.compiledexecution.internal.FunctionHandles;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.ir.execution.runtime.MemRef;

/**
 * The functions of a program as Java methods, compiled and checked as by {@link CompiledEngine}. Values have these
 * Java types:
 *
 * <table>
 * <caption>Types of arguments and results</caption>
 * <tr><th>MLIR</th><th>Java</th></tr>
 * <tr><td>{@code i1}</td><td>{@code boolean}</td></tr>
 * <tr><td>integers of at most 8, 16, 32 bits, sign-extended</td><td>{@code byte}, {@code short}, {@code int}</td></tr>
 * <tr><td>{@code index}, integers of at most 64 bits</td><td>{@code long}</td></tr>
 * <tr><td>{@code f64}; {@code f32} and narrower</td><td>{@code double}; {@code float}</td></tr>
 * <tr><td>an argument such as {@code memref<?xf32>}: one dimension of numbers, without a layout</td>
 * <td>the array of the elements: {@code float[]}, {@code double[]}, {@code long[]}, {@code int[]}, {@code short[]},
 * {@code byte[]}; {@code i1} is a byte, 0 or 1; with memory in direct buffers: {@link MemRef}</td></tr>
 * <tr><td>other buffers, and buffer results</td><td>{@link MemRef}</td></tr>
 * <tr><td>all others</td><td>{@code Object}: {@link org.mortise.ir.execution.runtime.Elements} and so on</td></tr>
 * </table>
 *
 * A function with several results returns an {@code Object[]} of boxed values.
 *
 * <p>A buffer argument of numbers without a layout, of which only the first dimension may be dynamic, can also be an
 * array, a {@link Buffer} of the element type, a {@link java.nio.ByteBuffer}, or, since Java 22, a {@code
 * java.lang.foreign.MemorySegment}, see {@link #function(String, MethodType)}. Its elements are those from its position
 * to its limit, in its byte order (for segments, the native one), in row-major order. They are used without a copy if
 * the memory can be of the same kind:
 *
 * <table>
 * <caption>Shared memory</caption>
 * <tr><th>elements in</th><th>{@link #JavaFunctions(Program, ExecutionOptions) memory in arrays}</th>
 * <th>{@link #onDirectBuffers memory in direct buffers}</th></tr>
 * <tr><td>an array of the element type, or a buffer or segment that begins with the first element of one</td>
 * <td>shared</td><td>copied</td></tr>
 * <tr><td>a direct buffer, or a native segment, in native byte order</td>
 * <td>copied</td><td>shared</td></tr>
 * <tr><td>all others</td><td>copied</td><td>copied</td></tr>
 * </table>
 *
 * Copies are made before the call, and copied back after it unless read-only, even if the call fails. Overlapping
 * arguments of one call are then different buffers, and the contents of the last one persist. The function must not
 * keep or free arguments.
 *
 * <p>If the program reinterprets memory ({@code memref.view}), all its memory is in byte arrays: only these are shared,
 * and only for elements of one byte.
 *
 * <p>A handle in a {@code static final} field is as fast as a Java method. All functions share the global variables.
 * They must not be called concurrently.
 */
public final class JavaFunctions {
  private final FunctionHandles handles;

  private JavaFunctions(FunctionHandles handles) {
    this.handles = handles;
  }

  /** Functions are compiled at their first call. Memory is in arrays, which is fastest. */
  public JavaFunctions(Program program, ExecutionOptions options) {
    this(FunctionHandles.onArrays(program, options));
  }

  /**
   * Creates functions whose memory is in direct buffers, outside of the Java heap: for existing data that is large
   * compared to the work on it. Loops are not vectorized, and each buffer that the program allocates is an expensive
   * direct one.
   */
  public static JavaFunctions onDirectBuffers(Program program, ExecutionOptions options) {
    return new JavaFunctions(FunctionHandles.onDirectBuffers(program, options));
  }

  /**
   * Returns a function. It throws an {@link org.mortise.ir.execution.runtime.ExecutionException} on an error of the
   * program.
   *
   * @param name the name of a function with a body
   * @throws IllegalArgumentException if there is no such function, or it has more arguments than a method can have
   */
  public MethodHandle function(String name) {
    return handles.function(name);
  }

  /**
   * Returns a function with the given parameter classes for buffers.
   *
   * @param name the name of a function with a body
   * @param type the type of the method that {@link #function(String)} returns, with other classes for buffers
   * @throws IllegalArgumentException if there is no such function, or an argument cannot have the type
   */
  public MethodHandle function(String name, MethodType type) {
    return handles.function(name, type);
  }

  /**
   * Returns a buffer on an array or a {@link Buffer} of numbers, which is shared: its elements in row-major order.
   *
   * @param elements an array or buffer of the type of the elements, as in the table
   * @param sizes the sizes of the dimensions
   * @throws IllegalArgumentException if it does not have that many elements, or cannot be shared
   */
  public MemRef buffer(Object elements, long... sizes) {
    return handles.buffer(elements, sizes);
  }

  /**
   * Returns the array, or direct {@link Buffer}, of the elements of a buffer, without a copy.
   *
   * @param buffer a buffer of all elements of its memory, in row-major order
   * @throws IllegalArgumentException for other buffers
   */
  public Object elements(MemRef buffer) {
    return handles.elements(buffer);
  }
}
