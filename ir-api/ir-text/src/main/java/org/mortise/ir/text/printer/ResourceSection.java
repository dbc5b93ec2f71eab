// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.text.Resources;

/**
 * Prints <code>{-# ... #-}</code> after a program: the blobs that the program refers to, and all that tools keep. To
 * find the blobs, all attributes print themselves to nowhere; that is done only if there are blobs.
 */
final class ResourceSection {
  private final Resources resources;
  /** The keys by dialect. */
  private final Map<String, Set<String>> keys = new TreeMap<>();
  private final long longest;

  ResourceSection(Operation root, Resources resources, PrinterOptions options) {
    this.longest = options.elideResourcesLongerThan();
    this.resources = resources;
    ResourceUses uses = new ResourceUses(this::add);
    if (options.skipRegions()) {
      uses.scanOperation(root);
    } else {
      Walk.preOrder(root, uses::scanOperation);
    }
  }

  private void add(String dialect, String key) {
    if (resources.blob(dialect, key) != null) {
      keys.computeIfAbsent(dialect, name -> new LinkedHashSet<>()).add(key);
    }
  }

  void print(ByteSink out) {
    boolean any = !keys.isEmpty() || !resources.external().isEmpty();
    if (!any) {
      return;
    }
    List<String> sections = new ArrayList<>();
    List<String> dialects = new ArrayList<>();
    for (String dialect : keys.keySet()) {
      List<String> blobs = blobs(dialect);
      if (!blobs.isEmpty()) {
        dialects.add("    " + dialect + ": {\n" + entries(blobs) + "\n    }");
      }
    }
    if (!dialects.isEmpty()) {
      sections.add("  dialect_resources: {\n" + entries(dialects) + "\n  }");
    }
    List<String> tools = new ArrayList<>();
    for (Map.Entry<String, Map<String, String>> tool : resources.external().entrySet()) {
      List<String> values = new ArrayList<>();
      tool.getValue().forEach((key, value) -> add(values, key, escaped(value)));
      if (!values.isEmpty()) {
        tools.add("    " + tool.getKey() + ": {\n" + entries(values) + "\n    }");
      }
    }
    if (!tools.isEmpty()) {
      sections.add("  external_resources: {\n" + entries(tools) + "\n  }");
    }
    out.append("\n{-#\n");
    out.append(entries(sections)); // the section is printed even if all entries were too long
    out.append("\n#-}\n");
  }

  private void add(List<String> entries, String key, String value) {
    if (longest < 0 || value.length() <= longest) {
      entries.add("      " + key + ": " + value);
    }
  }

  /** The text of a value with the escapes that the printer uses, whichever were used where it was read. */
  private static String escaped(String value) {
    StringBuilder text = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      text.append(c);
      if (c == '\\' && i + 1 < value.length()) {
        i++;
        switch (value.charAt(i)) {
          case '"' -> text.append("22");
          case 'n' -> text.append("0A");
          case 't' -> text.append("09");
          default -> text.append(value.charAt(i));
        }
      }
    }
    return text.toString();
  }

  private List<String> blobs(String dialect) {
    List<String> blobs = new ArrayList<>();
    for (String key : keys.get(dialect)) {
      add(blobs, key, '"' + resources.blob(dialect, key) + '"');
    }
    return blobs;
  }

  private static String entries(List<String> entries) {
    return String.join(",\n", entries);
  }
}
