// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

/** The names of attributes of the arguments of functions that are bufferized. */
public final class ArgumentAttributes {
  /** The accesses of the function to the buffer: {@code none}, {@code read}, {@code write} or {@code read-write}. */
  public static final String ACCESS = "bufferization.access";
  /** The layout of the buffer, an affine map. */
  public static final String BUFFER_LAYOUT = "bufferization.buffer_layout";
  /** Whether the function may write to the buffer. */
  public static final String WRITABLE = "bufferization.writable";

  private ArgumentAttributes() {}
}
