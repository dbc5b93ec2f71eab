// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.mortise.ir.text.data.JsonWriter;
import org.mortise.report.internal.FunctionRecord.Version;
import org.mortise.report.internal.Remarks.Remark;

/**
 * Writes the page of a run. Its heading and the table of passes are HTML. The data of functions is in compressed
 * blocks; the script reads the first one, an index, and each other block when a function in it is opened. So a page
 * with many functions is displayed quickly.
 */
public final class Page {
  /** The identification of a page, with the version of its data. */
  static final String GENERATOR = "<meta name=\"generator\" content=\"mortise report 1\">";
  static final String END = "</html>\n";

  private static final int BLOCK_LENGTH = 1 << 18;
  private static final int MOST_SOURCE_LINES = 20_000;
  private static final int NO_BLOCK = -1;

  private final RunRecord run;
  private final String time;
  private final List<FunctionEntry> entries = new ArrayList<>();

  /** Creates the page of a run that has ended. */
  public Page(RunRecord run) {
    this.run = run;
    this.time = PassTable.milliseconds(run.nanos());
  }

  /** Writes the page. */
  public void writeTo(OutputStream stream) throws IOException {
    OutputStream out = new BufferedOutputStream(stream, 1 << 16);
    List<Remark> loose = new ArrayList<>();
    for (int i = 0; i < run.programs().size(); i++) {
      RemarkPlaces places = new RemarkPlaces(run.programs().get(i));
      for (FunctionRecord function : run.programs().get(i).functions()) {
        entries.add(new FunctionEntry(i, function, places.of(function)));
      }
      loose.addAll(places.loose());
    }
    write(out, head());
    writeBlocks(out);
    try (PackedBlock index = new PackedBlock(out, "index")) {
      writeIndex(index.json(), loose);
    }
    try (PackedBlock calls = new PackedBlock(out, "calls")) {
      JsonWriter json = calls.json().beginArray();
      run.programs().forEach(program -> program.calls().writeTo(json));
      json.endArray();
    }
    try (PackedBlock layout = new PackedBlock(out, "layout")) {
      layout.json().value(Html.resource("dagre.min.js"));
    }
    try (PackedBlock steps = new PackedBlock(out, "steps")) {
      writeSteps(steps.json());
    }
    if (run.earlier() != null) {
      run.earlier().writeTo(out);
    }
    write(out, "<script>\n" + Html.resource("compare.js") + Html.resource("graph.js") + Html.resource("memory.js")
        + Html.resource("report.js") + "</script>\n</body>\n" + END);
    out.flush();
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private String head() {
    long functions = entries.stream().filter(FunctionEntry::isFunction).count();
    long changed =
        entries.stream().filter(entry -> entry.isFunction() && entry.function().changeCount() > 0).count();
    long unkept = entries.stream().filter(FunctionEntry::lacksTexts).count();
    long remarks = run.programs().stream().mapToLong(program -> program.remarks().count()).sum();
    long kept = run.programs().stream().mapToLong(program -> program.remarks().all().size()).sum();
    StringBuilder limits = new StringBuilder();
    if (unkept > 0) {
      limits.append("<p class=\"limit\">For ").append(unkept)
          .append(" functions some of the texts were too long to be kept; their changes are only counted.</p>");
    }
    if (kept < remarks) {
      limits.append("<p class=\"limit\">Only the first ").append(kept).append(" messages were kept.</p>");
    }
    Template template = new Template(Html.resource("report.html"));
    return template
        .with("generator", GENERATOR)
        .with("style", Html.resource("report.css"))
        .with("title", Html.escaped(run.title()))
        .with("sources", sources())
        .with("time", time)
        .with("functions", String.valueOf(functions))
        .with("changed", String.valueOf(changed))
        .with("remarks", String.valueOf(remarks))
        .with("limits", limits.toString())
        .with("passes", PassTable.of(run.steps()))
        .text();
  }

  private String sources() {
    String names = run.programs().stream().map(Page::name).distinct().collect(Collectors.joining(", "));
    int parts = run.programs().size();
    return Html.escaped(parts > 1 ? names + " (" + parts + " parts)" : names);
  }

  private static String name(ProgramRecord program) {
    return ProgramParts.fromBytes(program.source().name());
  }

  /** A function of the page. */
  private static final class FunctionEntry {
    private final int program;
    private final FunctionRecord function;
    private final RemarkPlaces.Place place;
    private int block = NO_BLOCK;

    FunctionEntry(int program, FunctionRecord function, RemarkPlaces.Place place) {
      this.program = program;
      this.function = function;
      this.place = place;
    }

    FunctionRecord function() {
      return function;
    }

    /** Returns whether this is a function, and not the rest of a module. */
    boolean isFunction() {
      return !function.kind().equals(ProgramParts.REST);
    }

    boolean hasDetails() {
      return !function.versions().isEmpty() || !place.remarks().isEmpty()
          || !function.controlFlow().isEmpty() || !function.aliases().isEmpty()
          || !function.firstChart().bars().isEmpty() || !function.lastChart().bars().isEmpty();
    }

    boolean lacksTexts() {
      return function.versions().stream().anyMatch(version -> version.text() == null);
    }
  }

  private void writeBlocks(OutputStream out) throws IOException {
    int blocks = 0;
    int at = 0;
    while (at < entries.size()) {
      try (PackedBlock block = new PackedBlock(out, "b" + blocks)) {
        JsonWriter json = block.json().beginObject();
        for (; at < entries.size() && block.length() < BLOCK_LENGTH; at++) {
          FunctionEntry entry = entries.get(at);
          if (entry.hasDetails()) {
            entry.block = blocks;
            json.key(String.valueOf(at));
            writeDetails(json, entry);
          }
        }
        json.endObject();
      }
      blocks++;
    }
  }

  private void writeDetails(JsonWriter json, FunctionEntry entry) {
    json.beginObject();
    List<Version> versions = entry.function.versions();
    json.key("texts").beginArray();
    for (Version version : versions) {
      if (version.text() == null) {
        json.nothing();
      } else {
        json.value(version.text().text());
      }
    }
    if (versions.isEmpty()) {
      json.value(new String(entry.function.currentText(), StandardCharsets.UTF_8));
    }
    json.endArray().key("changes").beginArray();
    for (Version version : versions) {
      json.values(version.changes());
    }
    json.endArray();
    Version last = versions.isEmpty() ? null : versions.get(versions.size() - 1);
    if (versions.size() > 2 && last.text() != null) {
      json.key("whole").values(LineChanges.between(
          PackedText.lines(versions.get(0).text().bytes()), PackedText.lines(last.text().bytes())));
    }
    writeBuffers(json, "buffersBefore", entry.function.firstChart());
    writeBuffers(json, "buffersAfter", entry.function.lastChart());
    writeGraph(json, "controlFlow", entry.function.controlFlow());
    writeGraph(json, "aliases", entry.function.aliases());
    if (!entry.place.remarks().isEmpty()) {
      writeRemarks(json.key("remarks"), entry.place.remarks());
      writeSource(json, entry);
    }
    json.endObject();
  }

  private static void writeGraph(JsonWriter json, String name, Graph graph) {
    if (!graph.isEmpty()) {
      graph.writeTo(json.key(name));
    }
  }

  private static void writeBuffers(JsonWriter json, String name, BufferChart chart) {
    if (chart.bars().isEmpty()) {
      return;
    }
    json.key(name).beginObject().key("count").value(chart.count()).key("lines").value(chart.lines());
    json.key("bars").beginArray();
    for (BufferChart.Bar bar : chart.bars()) {
      json.beginArray().value(bar.name()).value(bar.type()).value(bar.bytes()).value(bar.start()).value(bar.end());
      json.value(bar.kind().name()).beginArray();
      for (BufferChart.Point point : bar.points()) {
        json.beginArray().value(point.line()).value(point.access().name()).value(point.operation()).endArray();
      }
      json.endArray().endArray();
    }
    json.endArray().key("memory").beginArray();
    chart.memory().forEach(picture -> picture.writeTo(json));
    json.endArray().endObject();
  }

  /** Writes the lines of the input with the function. */
  private void writeSource(JsonWriter json, FunctionEntry entry) {
    int first = entry.place.firstLine();
    int last = Math.min(entry.place.lastLine(), first + MOST_SOURCE_LINES);
    ProgramRecord program = run.programs().get(entry.program);
    json.key("file").value(name(program)).key("first").value(first).key("source").beginArray();
    for (int line = first; line <= last; line++) {
      json.value(ProgramParts.fromBytes(program.source().lineText(line)));
    }
    json.endArray();
  }

  private static void writeRemarks(JsonWriter json, List<Remark> remarks) {
    json.beginArray();
    for (Remark remark : remarks) {
      writeRemark(json, remark);
      json.beginArray();
      for (Remark note : remark.notes()) {
        writeRemark(json, note);
        json.endArray();
      }
      json.endArray().endArray();
    }
    json.endArray();
  }

  private static void writeRemark(JsonWriter json, Remark remark) {
    json.beginArray().value(remark.severity()).value(remark.file()).value(remark.line()).value(remark.column())
        .value(remark.message());
  }

  private void writeIndex(JsonWriter json, List<Remark> loose) {
    json.beginObject().key("passes").beginArray();
    run.steps().forEach(step -> json.value(step.isPass() ? step.name() : "passes on " + step.name()));
    json.endArray().key("programs").values(run.programs().stream().map(Page::name).toList());
    json.key("functions").beginArray();
    for (FunctionEntry entry : entries) {
      FunctionRecord function = entry.function;
      json.beginArray().value(entry.program).value(function.name()).value(function.kind()).value(function.lineCount());
      json.values(function.versions().stream().mapToInt(Version::step).filter(step -> step >= 0).toArray());
      json.value(entry.place.remarks().size()).value(entry.block).endArray();
    }
    json.endArray().key("results").beginArray();
    entries.forEach(entry -> writeResult(json, entry.function));
    json.endArray();
    writeRemarks(json.key("loose"), loose);
    json.endObject();
  }

  /** Writes the checksum and counts by which another page compares a result without its text. */
  private static void writeResult(JsonWriter json, FunctionRecord function) {
    CRC32C sum = new CRC32C();
    sum.update(function.currentText());
    json.beginArray().value(sum.getValue());
    if (function.isFinished()) {
      json.value(function.lastChart().count()).value(function.lastChart().peakBytes());
    }
    json.endArray();
  }

  private void writeSteps(JsonWriter json) {
    json.beginObject().key("title").value(run.title()).key("time").value(time);
    json.key("steps").beginArray();
    for (StepRecord step : run.steps()) {
      json.beginArray().value(step.name()).value(step.text()).value(step.depth()).value(step.isPass());
      json.value(PassTable.milliseconds(step.nanos())).value(step.runs()).value(step.changed()).beginArray();
      step.statistics().forEach(
          (statistic, sum) -> json.beginArray().value(statistic.name()).value(sum).endArray());
      json.endArray().endArray();
    }
    json.endArray().endObject();
  }
}
