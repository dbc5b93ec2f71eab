// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.pass.FunctionMeasurement.Figures;
import org.mortise.ir.pass.FunctionMeasurement.Site;
import org.mortise.ir.text.DiagnosticPrinter;

/** A table of buffer lifetimes, with a line for each allocation site and algorithm. */
final class SiteTable {
  private static final List<String> HEADINGS =
      List.of("function", "allocation", "algorithm", "buffers", "bytes", "freed", "lived", "unused");
  private static final int TEXT_COLUMNS = 3;

  private final TextTable table = new TextTable(TEXT_COLUMNS, HEADINGS);

  /**
   * Adds the lines of a function.
   *
   * @param byAlgorithm the figures of each algorithm; null if it was not executed
   */
  void add(String function, Map<String, @Nullable Figures> byAlgorithm) {
    Set<String> places = new LinkedHashSet<>();
    List<Map<String, Site>> sites = new ArrayList<>();
    for (Figures figures : byAlgorithm.values()) {
      Map<String, Site> byPlace = new LinkedHashMap<>();
      if (figures != null) {
        figures.sites().forEach(site -> byPlace.merge(place(site.location()), site, Site::plus));
      }
      sites.add(byPlace);
      places.addAll(byPlace.keySet());
    }
    String name = function;
    for (String place : places) {
      String shown = place;
      int next = 0;
      for (String algorithm : byAlgorithm.keySet()) {
        List<String> cells = new ArrayList<>(List.of(name, shown, algorithm));
        cells.addAll(counts(sites.get(next++).get(place)));
        table.add(cells);
        name = "";
        shown = "";
      }
    }
  }

  private static List<String> counts(@Nullable Site site) {
    return site == null ? Collections.nCopies(HEADINGS.size() - TEXT_COLUMNS, CostTable.REFUSED)
        : List.of(Long.toString(site.buffers()), Long.toString(site.bytes()), Long.toString(site.freed()),
            Long.toString(site.lived()), Long.toString(site.unused()));
  }

  /** Returns the location of an operation, as in diagnostics. */
  static String place(Location location) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(location);
    return place == null ? "<unknown>" : place.file() + ":" + place.line() + ":" + place.column();
  }

  /** Returns whether nothing was allocated. */
  boolean isEmpty() {
    return table.isEmpty();
  }

  @Override
  public String toString() {
    return table.toString();
  }
}
