// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.engine;

import java.lang.invoke.MethodHandle;
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
 * {@code byte[]}; {@code i1} is a byte, 0 or 1</td></tr>
 * <tr><td>other buffers, and those among the results</td><td>{@link MemRef}</td></tr>
 * <tr><td>all others</td><td>{@code Object}: {@link org.mortise.ir.execution.runtime.Elements} and so on</td></tr>
 * </table>
 *
 * A function of several results returns an {@code Object[]} with boxed values. Arrays are not copied: the function
 * works on them. It must not keep or free them.
 *
 * <p>A handle in a {@code static final} field is as fast as a Java method. All functions share one memory of global
 * variables. They are called by one thread at a time.
 */
public final class JavaFunctions {
  private final FunctionHandles handles;

  /** Makes no function yet: each is compiled when it is first called. */
  public JavaFunctions(Program program, ExecutionOptions options) {
    this.handles = new FunctionHandles(program, options);
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
   * Returns a buffer on an array, which is shared: its elements in row-major order.
   *
   * @param array an array of the type of the elements, as in the table
   * @param sizes the sizes of the dimensions
   * @throws IllegalArgumentException if the array does not have that many elements, or is of another type; if the
   *     program reads memory as something else than it was written ({@code memref.view}), only bytes can be shared
   */
  public MemRef buffer(Object array, long... sizes) {
    return handles.buffer(array, sizes);
  }

  /**
   * Returns the array with the elements of a buffer, which is shared.
   *
   * @param buffer a buffer of all elements of its memory in row-major order
   * @throws IllegalArgumentException if the buffer is another one
   */
  public Object array(MemRef buffer) {
    return handles.array(buffer);
  }
}
