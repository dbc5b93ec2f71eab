// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

/**
 * The memory of one allocation. An address is a number of bytes from its beginning. Each engine has its own: one checks
 * each access and ends the execution by an {@link ExecutionException}, the other does not.
 */
public abstract class Memory {
  /** Returns the number of bytes. */
  public abstract long size();

  /** Reads a value of kind {@link ValueKind#LONG}. */
  public abstract long readLong(long address, ValueFormat format);

  /** Writes a value of kind {@link ValueKind#LONG}. */
  public abstract void writeLong(long address, ValueFormat format, long value);

  /** Reads a value of kind {@link ValueKind#FLOAT}. */
  public abstract float readFloat(long address, ValueFormat format);

  /** Writes a value of kind {@link ValueKind#FLOAT}. */
  public abstract void writeFloat(long address, ValueFormat format, float value);

  /** Reads a value of kind {@link ValueKind#DOUBLE}. */
  public abstract double readDouble(long address, ValueFormat format);

  /** Writes a value of kind {@link ValueKind#DOUBLE}. */
  public abstract void writeDouble(long address, ValueFormat format, double value);

  /** Reads a value in the representation of a {@link Primitive}; {@link Poison#VALUE} for an undefined value. */
  public abstract Object read(long address, ValueFormat format);

  /** Writes a value of any kind, which may be {@link Poison#VALUE}. */
  public abstract void write(long address, ValueFormat format, Object value);
}
