// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.engine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.Buffer;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.internal.compiled.FunctionHandles;
import org.mortise.ir.execution.runtime.MemRef;

/**
 * The functions of a program as methods for Java, compiled by {@link Engine#COMPILED}, whose checks these are. Values
 * have the Java types of this table:
 *
 * <table>
 * <caption>Types of arguments and results</caption>
 * <tr><th>MLIR</th><th>Java</th></tr>
 * <tr><td>{@code i1}</td><td>{@code boolean}</td></tr>
 * <tr><td>integers of at most 8, 16, 32 bits, sign-extended</td><td>{@code byte}, {@code short}, {@code int}</td></tr>
 * <tr><td>{@code index}, integers of at most 64 bits</td><td>{@code long}</td></tr>
 * <tr><td>{@code f64}; {@code f32} and narrower</td><td>{@code double}; {@code float}</td></tr>
 * <tr><td>an argument {@code memref<?xf32>} or the like: one dimension without a layout, of numbers</td>
 * <td>the array of the elements: {@code float[]}, {@code double[]}, {@code long[]}, {@code int[]}, {@code short[]},
 * {@code byte[]}; {@code i1} is a byte, 0 or 1; with memory in direct buffers: {@link MemRef}</td></tr>
 * <tr><td>other buffers, and those among the results</td><td>{@link MemRef}</td></tr>
 * <tr><td>all others</td><td>{@code Object}: {@link org.mortise.ir.execution.runtime.Elements} and so on</td></tr>
 * </table>
 *
 * A function of several results returns an {@code Object[]} with boxed values.
 *
 * <p>An argument that is a buffer of numbers without a layout, of whose dimensions only the first one may be unknown,
 * can also be an array, a {@link Buffer} of the elements' type, a {@link java.nio.ByteBuffer}, or, since Java 22, a
 * {@code java.lang.foreign.MemorySegment}, see {@link #function(String, MethodType)}. Its elements are those from its
 * position to its limit, in its byte order (for segments, in that of the processor), in row-major order. The function
 * works on them without a copy where its memory can be of the same kind:
 *
 * <table>
 * <caption>What is shared</caption>
 * <tr><th>elements in</th><th>{@link #JavaFunctions(Program, ExecutionOptions) memory in arrays}</th>
 * <th>{@link #onDirectBuffers memory in direct buffers}</th></tr>
 * <tr><td>an array of the elements' type, or a buffer or segment that begins with the first element of one</td>
 * <td>shared</td><td>copied</td></tr>
 * <tr><td>a direct buffer, or a segment outside of the heap, in the byte order of the processor</td>
 * <td>copied</td><td>shared</td></tr>
 * <tr><td>all others</td><td>copied</td><td>copied</td></tr>
 * </table>
 *
 * Copies are made before the call, and back after it, also if the call fails; what is read-only is not copied back.
 * Arguments of one call that overlap are then different buffers to the function, and what the last one contains is
 * kept. The function must not keep or free arguments.
 *
 * <p>If the program reads memory as something else than it was written ({@code memref.view}), all its memory is in
 * arrays of bytes: shared are only those, and only for elements of one byte.
 *
 * <p>A handle in a {@code static final} field is as fast as a Java method. All functions share one memory of global
 * variables. They are called by one thread at a time.
 */
public final class JavaFunctions {
  private final FunctionHandles handles;

  private JavaFunctions(FunctionHandles handles) {
    this.handles = handles;
  }

  /** Makes no function yet: each is compiled when it is first called. Memory is in arrays, which is fastest. */
  public JavaFunctions(Program program, ExecutionOptions options) {
    this(FunctionHandles.onArrays(program, options));
  }

  /**
   * Makes functions whose memory is outside of the heap of Java, in direct buffers: for data that is there and large
   * compared with the work on it. Loops are not vectorized, and each buffer that the program allocates is a direct one,
   * which is expensive.
   */
  public static JavaFunctions onDirectBuffers(Program program, ExecutionOptions options) {
    return new JavaFunctions(FunctionHandles.onDirectBuffers(program, options));
  }

  /**
   * Returns a function. It throws an {@link org.mortise.ir.execution.runtime.ExecutionException} if the program is
   * wrong.
   *
   * @param name the name of a function with a body
   * @throws IllegalArgumentException if there is no such function, or it has more arguments than a method can have
   */
  public MethodHandle function(String name) {
    return handles.function(name);
  }

  /**
   * Returns a function that takes buffers as objects of chosen classes.
   *
   * @param name the name of a function with a body
   * @param type the type of the method: that of {@link #function(String)}, but for the classes of buffers
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
   * Returns the array with the elements of a buffer, which is shared; a direct {@link Buffer} if the memory of the
   * program is in such ones.
   *
   * @param buffer a buffer of all elements of its memory in row-major order
   * @throws IllegalArgumentException if the buffer is another one
   */
  public Object elements(MemRef buffer) {
    return handles.elements(buffer);
  }
}
