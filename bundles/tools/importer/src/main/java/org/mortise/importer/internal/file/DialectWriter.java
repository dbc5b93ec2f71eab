// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.file;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Prints dialect files: one key a line, and one element a line of lists that do not fit in a line. */
public final class DialectWriter {
  private static final int WIDTH = 120;
  /** The keys of declarations in the order in which they are printed; others follow. */
  private static final List<String> ORDER = List.of("summary", "source", "since", "accepts", "description", "type",
      "bits", "separator", "cases", "arguments", "parameters", "operands", "attributes", "results", "regions",
      "successors", "types", "effects", "traits", "interfaces", "implements", "parents", "implicit_terminator",
      "default_dialect", "result_names", "alias", "qualified", "syntax", "format", "match", "replace", "where",
      "benefit");

  private final StringBuilder text = new StringBuilder();

  /** Creates a writer. */
  public DialectWriter() {}

  /** Prints the comment at the head of a file. */
  public void comment(List<String> lines) {
    lines.forEach(line -> text.append("// ").append(line).append('\n'));
  }

  /** Prints a dialect. */
  public void dialect(DialectFile dialect) {
    text.append('\n').append("ods.dialect @").append(symbol(dialect.name())).append(' ');
    if (!dialect.keys().isEmpty()) {
      text.append("attributes ");
      keys(sorted(dialect.keys()), "  ");
      text.append(' ');
    }
    text.append("{\n");
    Entry.Kind before = null;
    for (Entry entry : dialect.entries()) {
      if (before != null && (before != entry.kind() || entry.kind() == Entry.Kind.OPERATION)) {
        text.append('\n');
      }
      before = entry.kind();
      entry(entry);
    }
    text.append("}\n");
  }

  private void entry(Entry entry) {
    text.append("  ").append(entry.kind().word()).append(" @").append(symbol(entry.name()));
    if (!entry.keys().isEmpty()) {
      text.append(' ');
      int start = text.length();
      Map<String, Object> keys = sorted(entry.keys());
      line(keys);
      if (entry.kind() == Entry.Kind.OPERATION || text.length() - text.lastIndexOf("\n") > WIDTH) {
        text.setLength(start);
        keys(keys, "    ");
      }
    }
    text.append('\n');
  }

  private static Map<String, Object> sorted(Map<String, Object> keys) {
    Map<String, Object> sorted = new LinkedHashMap<>();
    for (String key : ORDER) {
      if (keys.containsKey(key)) {
        sorted.put(key, keys.get(key));
      }
    }
    keys.forEach(sorted::putIfAbsent);
    return sorted;
  }

  private void line(Map<String, Object> keys) {
    String separator = "{";
    for (Map.Entry<String, Object> key : keys.entrySet()) {
      text.append(separator).append(key.getKey()).append(" = ");
      value(key.getValue());
      separator = ", ";
    }
    text.append('}');
  }

  private void keys(Map<String, Object> keys, String indent) {
    String separator = "{\n";
    for (Map.Entry<String, Object> key : keys.entrySet()) {
      text.append(separator).append(indent).append(key.getKey()).append(" = ");
      int start = text.length();
      value(key.getValue());
      if (key.getValue() instanceof List<?> list && text.length() - text.lastIndexOf("\n") > WIDTH) {
        text.setLength(start);
        lines(list, indent);
      }
      separator = ",\n";
    }
    text.append('\n').append(indent, 2, indent.length()).append('}');
  }

  private void lines(List<?> elements, String indent) {
    String separator = "[\n";
    for (Object element : elements) {
      text.append(separator).append(indent).append("  ");
      value(element);
      separator = ",\n";
    }
    text.append('\n').append(indent).append(']');
  }

  private void value(Object value) {
    if (value instanceof List<?> list) {
      String separator = "";
      text.append('[');
      for (Object element : list) {
        text.append(separator);
        value(element);
        separator = ", ";
      }
      text.append(']');
    } else if (value instanceof Boolean || value instanceof Long) {
      text.append(value);
    } else {
      text.append(quoted(value.toString()));
    }
  }

  /** Returns a string in quotes; control characters are escaped as in MLIR. */
  static String quoted(String string) {
    StringBuilder result = new StringBuilder("\"");
    for (byte each : string.getBytes(StandardCharsets.UTF_8)) {
      int c = each & 0xff;
      if (c == '"' || c == '\\') {
        result.append('\\').append((char) c);
      } else if (c < ' ' || c >= 0x7f) {
        result.append('\\').append(String.format("%02X", c));
      } else {
        result.append((char) c);
      }
    }
    return result.append('"').toString();
  }

  private static String symbol(String name) {
    return name.matches("[A-Za-z_][A-Za-z0-9_$.]*") ? name : quoted(name);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
