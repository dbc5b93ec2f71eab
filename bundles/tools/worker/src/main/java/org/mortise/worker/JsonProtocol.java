// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The protocol with one JSON object a request, with the names of proto3's JSON mapping. Unknown members are ignored, as
 * later versions of Bazel may add some.
 */
final class JsonProtocol implements WorkerProtocol {
  private final JsonReader in;
  private final OutputStream out;

  JsonProtocol(InputStream in, OutputStream out) {
    this.in = new JsonReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.in.setStrictness(Strictness.LENIENT); // for several values in one stream
    this.out = out;
  }

  @Override
  public @Nullable WorkRequest read() throws IOException {
    if (in.peek() == JsonToken.END_DOCUMENT) {
      return null;
    }
    List<String> arguments = new ArrayList<>();
    List<WorkRequest.Input> inputs = new ArrayList<>();
    int requestId = 0;
    boolean cancel = false;
    int verbosity = 0;
    String sandboxDir = "";
    try {
      in.beginObject();
      while (in.hasNext()) {
        switch (in.nextName()) {
          case "arguments" -> readStrings(arguments);
          case "inputs" -> readInputs(inputs);
          case "requestId", "request_id" -> requestId = in.nextInt();
          case "cancel" -> cancel = in.nextBoolean();
          case "verbosity" -> verbosity = in.nextInt();
          case "sandboxDir", "sandbox_dir" -> sandboxDir = in.nextString();
          default -> in.skipValue();
        }
      }
      in.endObject();
    } catch (IllegalStateException | NumberFormatException wrongType) {
      throw new MalformedJsonException("not a request: " + wrongType.getMessage());
    }
    return new WorkRequest(arguments, inputs, requestId, cancel, verbosity, sandboxDir);
  }

  private void readStrings(List<String> strings) throws IOException {
    in.beginArray();
    while (in.hasNext()) {
      strings.add(in.nextString());
    }
    in.endArray();
  }

  private void readInputs(List<WorkRequest.Input> inputs) throws IOException {
    in.beginArray();
    while (in.hasNext()) {
      String path = "";
      String digest = "";
      in.beginObject();
      while (in.hasNext()) {
        switch (in.nextName()) {
          case "path" -> path = in.nextString();
          case "digest" -> digest = in.nextString();
          default -> in.skipValue();
        }
      }
      in.endObject();
      inputs.add(new WorkRequest.Input(path, digest));
    }
    in.endArray();
  }

  @Override
  public void write(WorkResponse response) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.beginObject();
      json.name("exitCode").value(response.exitCode());
      json.name("output").value(response.output());
      json.name("requestId").value(response.requestId());
      if (response.wasCancelled()) {
        json.name("wasCancelled").value(true);
      }
      json.endObject();
    }
    text.write('\n');
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
