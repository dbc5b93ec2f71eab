// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

/** Discards text; keeps only the ints of {@link #appendInt} and of copied sinks. */
final class MutedSink extends ByteSink {
  @Override
  void append(char c) {}

  @Override
  void append(String text) {}

  @Override
  void append(byte[] text) {}

  @Override
  void append(long value) {}

  @Override
  void appendSpaces(int count) {}
}
