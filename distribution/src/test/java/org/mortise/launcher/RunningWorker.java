// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A worker that was started by its script, with pipes for its standard streams as Bazel's workers have. */
final class RunningWorker implements AutoCloseable {
  private final Process process;
  private final BufferedReader responses;
  private final Path log;

  private RunningWorker(Process process, Path log) {
    this.process = process;
    this.log = log;
    this.responses = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  static RunningWorker start(Path folder, Map<String, String> environment, List<String> command, String... flags)
      throws IOException {
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of("--persistent_worker", "--worker_protocol=json"));
    line.addAll(List.of(flags));
    Path log = Files.createTempFile(folder, "log", "");
    ProcessBuilder builder = Surroundings.process(line, environment).redirectError(log.toFile());
    return new RunningWorker(builder.directory(folder.toFile()).start(), log);
  }

  /** Sends a request without waiting for the response. */
  void send(int id, String... arguments) throws IOException {
    sendInSandbox("", id, arguments);
  }

  void sendInSandbox(String sandbox, int id, String... arguments) throws IOException {
    JsonObject request = new JsonObject();
    request.addProperty("requestId", id);
    request.addProperty("sandboxDir", sandbox);
    JsonArray list = new JsonArray();
    List.of(arguments).forEach(list::add);
    request.add("arguments", list);
    process.getOutputStream().write((request + "\n").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
  }

  /** Returns the next response: exit code and output. */
  String receive() throws Exception {
    String line = CompletableFuture.supplyAsync(this::readLine)
        .get(Surroundings.PATIENCE.toSeconds(), TimeUnit.SECONDS);
    JsonObject response = JsonParser.parseString(line).getAsJsonObject();
    return response.get("exitCode").getAsInt() + ": " + response.get("output").getAsString();
  }

  /** Sends bytes in any protocol, and returns {@code length} bytes of the response. */
  byte[] exchange(byte[] request, int length) throws Exception {
    process.getOutputStream().write(request);
    process.getOutputStream().flush();
    return CompletableFuture.supplyAsync(() -> read(length))
        .get(Surroundings.PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  private byte[] read(int length) {
    try {
      return process.getInputStream().readNBytes(length);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  String call(String... arguments) throws Exception {
    send(0, arguments);
    return receive();
  }

  private String readLine() {
    try {
      String line = responses.readLine();
      return line == null ? "the worker has ended; its log is " + log() : line;
    } catch (IOException broken) {
      return broken.toString();
    }
  }

  String log() throws IOException {
    return Files.readString(log);
  }

  long pid() {
    return process.pid();
  }

  int status() throws Exception {
    process.waitFor(Surroundings.PATIENCE.toSeconds(), TimeUnit.SECONDS);
    return process.exitValue();
  }

  /** Returns the output of the worker from the last response to its end. */
  String rest() throws IOException {
    process.getOutputStream().close();
    return String.join("\n", responses.lines().toList());
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
