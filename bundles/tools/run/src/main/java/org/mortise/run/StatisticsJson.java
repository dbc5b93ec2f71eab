// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.ExecutionStatistics.Site;
import org.mortise.ir.text.data.JsonWriter;

/** The statistics of an execution as a JSON object in one line, a byte string. */
final class StatisticsJson {
  private StatisticsJson() {}

  static String of(ExecutionStatistics s) {
    JsonWriter json = new JsonWriter().beginObject();
    json.key("operations").value(s.operations());
    json.key("loads").value(s.loads());
    json.key("stores").value(s.stores());
    json.key("allocations").value(s.allocations());
    json.key("deallocations").value(s.deallocations());
    json.key("clones").value(s.clones());
    json.key("conditions").value(s.conditions());
    json.key("library-calls").value(s.libraryCalls());
    json.key("peak-bytes").value(s.peakBytes());
    json.key("live-bytes").beginObject().key("interval").value(s.memory().interval()).key("peaks").beginArray();
    s.memory().peaks().forEach(json::value);
    json.endArray().endObject();
    json.key("sites").beginArray();
    s.sites().forEach(site -> write(site, json));
    return json.endArray().endObject().byteString() + "\n";
  }

  private static void write(Site site, JsonWriter json) {
    json.beginObject();
    json.key("location").value(StatisticsText.place(site));
    json.key("buffers").value(site.buffers());
    json.key("bytes").value(site.bytes());
    json.key("freed").value(site.freed());
    json.key("first-allocated").value(site.firstAllocated());
    json.key("last-used").value(site.lastUsed());
    json.key("last-freed").value(site.lastFreed());
    json.key("lived").value(site.lived());
    json.key("unused").value(site.unused());
    json.endObject();
  }
}
