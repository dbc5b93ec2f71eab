// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.ProvidingBundles;
import org.mortise.pipeline.Snapshot;

/**
 * The bundles of a run in a reproducer: a section of the resources, with the version of each bundle by its name. MLIR's
 * tools preserve this section and ignore it. Its keys must be identifiers, so other characters of symbolic names are
 * replaced.
 */
public final class RecordedBundles {
  /** The section of the resources. */
  public static final String SECTION = "mortise_bundles";

  private static final String START = "{-#";
  private static final int MOST_NAMES = 5;

  private RecordedBundles() {}

  /** Adds the bundles of a snapshot to the resources of a reproducer. */
  static void record(Snapshot snapshot, Resources resources) {
    current(snapshot).forEach((name, version) -> resources.putExternal(SECTION, name, '"' + version + '"'));
  }

  private static Map<String, String> current(Snapshot snapshot) {
    Map<String, String> versions = new TreeMap<>();
    ProvidingBundles.of(snapshot).forEach(
        (name, version) -> versions.put(name.replaceAll("[^\\w.$]", "_").replaceFirst("^(?=\\d)", "_"), version));
    return versions;
  }

  /**
   * Compares the bundles in a reproducer with the bundles of a snapshot. The resources are at the end of the text, and
   * are read even if the preceding program cannot be parsed because its dialect is missing.
   *
   * @return one line for each difference, without a line end; bundles with the same versions share a line
   */
  public static List<String> differences(SourceText text, Snapshot snapshot) {
    Map<String, String> recorded = section(text, SECTION, snapshot.context());
    return recorded == null ? List.of() : differences(recorded, current(snapshot));
  }

  /** Reads a section of the resources without the program; returns null if there is none. */
  static @Nullable Map<String, String> section(SourceText text, String name, Context context) {
    String all = text.substring(0, text.length());
    int start = all.lastIndexOf(START);
    if (start < 0 || !all.startsWith(name + ":", all.indexOf(name, start))) {
      return null;
    }
    Resources resources = new Resources();
    IRParser.parse(SourceText.of(text.name(), all.substring(start)), context, ParserOptions.STRICT, ignored -> {},
        resources);
    return resources.removeExternal(name);
  }

  private static List<String> differences(Map<String, String> recorded, Map<String, String> current) {
    Map<String, List<String>> names = new TreeMap<>();
    recorded.forEach((name, quoted) -> {
      String version = quoted.substring(1, quoted.length() - 1);
      String here = current.get(name);
      if (here == null) {
        names.computeIfAbsent(version + " is missing", any -> new ArrayList<>()).add(name);
      } else if (!here.equals(version)) {
        names.computeIfAbsent(version + " has version " + here + " here", any -> new ArrayList<>()).add(name);
      }
    });
    List<String> lines = new ArrayList<>();
    names.forEach((difference, bundles) -> lines.add("warning: the reproducer was written with other bundles: "
        + shortened(bundles) + " " + difference));
    return lines;
  }

  private static String shortened(List<String> names) {
    return names.size() <= MOST_NAMES ? String.join(", ", names)
        : String.join(", ", names.subList(0, MOST_NAMES)) + " and " + (names.size() - MOST_NAMES) + " others, each";
  }
}
