// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParseObserver;

/** The values of a program by their names in its text. A name can denote several values. */
final class ValueNames implements ParseObserver {
  private final byte[] bytes;
  private final Map<String, List<Value>> values = new HashMap<>();

  ValueNames(SourceText source) {
    this.bytes = source.terminatedBytes();
  }

  /** Returns the values with a name such as {@code %a}, the last one first. */
  List<Value> named(String name) {
    return values.getOrDefault(name, List.of());
  }

  @Override
  public void begin() {
    values.clear();
  }

  @Override
  public void valueDefined(Value value, int position) {
    int end = position + 1;
    while (isNamePart(bytes[end])) {
      end++;
    }
    String name = new String(bytes, position, end - position, StandardCharsets.ISO_8859_1);
    values.computeIfAbsent(name, key -> new ArrayList<>(1)).add(0, value);
  }

  private static boolean isNamePart(byte c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '$' || c == '.'
        || c == '-';
  }

  @Override
  public void operation(Operation op, int start, int name, int end) {
    // only values are needed
  }

  @Override
  public void valueUsed(Value value, int position) {
    // only definitions are needed
  }

  @Override
  public void placeholderReplaced(Value placeholder, Value value) {
    // only definitions are needed
  }

  @Override
  public void blockDefined(Block block, int position) {
    // only values are needed
  }

  @Override
  public void blockUsed(Block block, int position) {
    // only values are needed
  }

  @Override
  public void symbol(List<String> path, int position) {
    // only values are needed
  }
}
