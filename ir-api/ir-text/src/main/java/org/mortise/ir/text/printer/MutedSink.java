// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

/** Takes no text; only what is put into it by {@link #appendInt} and by copying another sink's ints. */
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
