// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.FunctionMeasurement.Figures;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.data.JsonWriter;

/** The costs of functions as a JSON object in one line, a byte string. Unknown costs are omitted. */
final class ComparisonJson {
  private final JsonWriter json = new JsonWriter();
  private final boolean hasTensors;

  private ComparisonJson(boolean hasTensors) {
    this.hasTensors = hasTensors;
  }

  /**
   * Returns the text.
   *
   * @param costs for each algorithm the costs of the functions, null for refused functions
   * @param hasTensors whether the costs of bufferization are included
   */
  static String of(List<Operation> functions, Map<String, List<Road.@Nullable Cost>> costs, boolean hasTensors) {
    ComparisonJson text = new ComparisonJson(hasTensors);
    JsonWriter json = text.json.beginObject().key("functions").beginArray();
    for (int i = 0; i < functions.size(); i++) {
      json.beginObject().key("name").value(SymbolTable.getSymbolName(functions.get(i)));
      for (Map.Entry<String, List<Road.@Nullable Cost>> algorithm : costs.entrySet()) {
        Road.Cost cost = algorithm.getValue().get(i);
        if (cost != null) {
          json.key(algorithm.getKey());
          text.write(cost);
        }
      }
      json.endObject();
    }
    return json.endArray().endObject().byteString() + "\n";
  }

  private void write(Road.Cost cost) {
    json.beginObject();
    if (hasTensors) {
      json.key("bufferization").beginObject();
      count("allocations", cost.bufferization().allocations());
      count("copies", cost.bufferization().copies());
      count("copied-bytes", cost.bufferization().copiedBytes());
      json.endObject();
    }
    json.key("deallocation").beginObject();
    count("clones", cost.deallocation().clones());
    count("deallocations", cost.deallocation().deallocs());
    count("checks", cost.deallocation().checks());
    count("peak-bytes", cost.deallocation().peakBytes());
    count("bound-bytes", cost.deallocation().boundBytes());
    json.endObject();
    if (cost.figures() != null) {
      json.key("execution");
      write(cost.figures());
    }
    json.endObject();
  }

  private void write(Figures figures) {
    json.beginObject();
    count("runs", figures.inputs());
    count("operations", figures.operations());
    count("loads", figures.loads());
    count("stores", figures.stores());
    count("allocations", figures.allocations());
    count("deallocations", figures.deallocations());
    count("clones", figures.clones());
    count("conditions", figures.conditions());
    count("library-calls", figures.libraryCalls());
    count("peak-bytes", figures.peakBytes());
    json.key("live-bytes").beginObject();
    count("interval", figures.memory().interval());
    json.key("peaks").beginArray();
    figures.memory().peaks().forEach(json::value);
    json.endArray().endObject().key("sites").beginArray();
    figures.sites().forEach(site -> {
      json.beginObject().key("location").value(SiteTable.place(site.location()));
      count("buffers", site.buffers());
      count("bytes", site.bytes());
      count("freed", site.freed());
      count("lived", site.lived());
      count("unused", site.unused());
      json.endObject();
    });
    json.endArray().endObject();
  }

  private void count(String name, long number) {
    if (number >= 0) {
      json.key(name).value(number);
    }
  }
}
