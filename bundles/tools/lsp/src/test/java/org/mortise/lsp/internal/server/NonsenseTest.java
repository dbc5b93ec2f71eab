// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.pipeline.Snapshot;

/**
 * Clients that send nonsense or die. Nothing that a client sends ends a session, and a message that cannot be processed
 * is answered or leaves a line in the log; {@code mlir-lsp-server} ends after JSON that is no message.
 */
@Timeout(60)
class NonsenseTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(NonsenseTest.class.getClassLoader());
  private static final Map<String, String> MESSAGES = new TreeMap<>(Map.of(
      "init", request(0, "initialize", "{\"capabilities\":{}}"),
      "shutdown", request(9, "shutdown", "null"),
      "exit", "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}",
      "hover", request(5, "textDocument/hover",
          "{\"textDocument\":{\"uri\":\"file:///a\"},\"position\":{\"line\":0,\"character\":0}}"),
      "hover-of-list", request(5, "textDocument/hover", "[1]"),
      "hover-of-number", request(5, "textDocument/hover", "{\"textDocument\":7,\"position\":\"x\"}"),
      "unknown-request", request(5, "no/such", "{}"),
      "unknown-notification", "{\"jsonrpc\":\"2.0\",\"method\":\"no/such\"}",
      "open-nothing", "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{}}",
      "stray-answer", "{\"jsonrpc\":\"2.0\",\"id\":77,\"result\":null}"));

  static {
    MESSAGES.put("half-json", "{nonsense");
    MESSAGES.put("list", "[]");
    MESSAGES.put("half-list", "[7");
    MESSAGES.put("no-version", "{\"id\":5,\"method\":\"no/such\"}");
    MESSAGES.put("other-version", "{\"jsonrpc\":\"1.0\",\"id\":5,\"method\":\"no/such\"}");
    MESSAGES.put("number", "7");
    MESSAGES.put("null", "null");
    MESSAGES.put("method-of-number", "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":5}");
    MESSAGES.put("method-of-list", "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":[5]}");
    MESSAGES.put("deep", "{\"a\":".repeat(3000) + "1" + "}".repeat(3000));
    MESSAGES.put("deep-parameter", request(5, "no/such", "[".repeat(100_000) + "]".repeat(100_000)));
    MESSAGES.put("no-uri", request(5, "textDocument/hover",
        "{\"textDocument\":{},\"position\":{\"line\":0,\"character\":0}}"));
    MESSAGES.put("no-position", request(5, "textDocument/hover", "{\"textDocument\":{\"uri\":\"file:///a\"}}"));
    String place = "{\"textDocument\":{\"uri\":\"file:///a\"},\"range\":{\"start\":{\"line\":0,\"character\":0},"
        + "\"end\":{\"line\":0,\"character\":0}}";
    MESSAGES.put("no-context", request(5, "textDocument/codeAction", place + "}"));
    MESSAGES.put("no-diagnostics", request(5, "textDocument/codeAction", place + ",\"context\":{}}"));
    MESSAGES.put("no-method", "{\"jsonrpc\":\"2.0\",\"id\":5}");
    MESSAGES.put("no-id", "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"textDocument/hover\"}");
  }

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private static String request(int id, String method, String parameters) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + parameters + "}";
  }

  private Session session() {
    return new Session(new SessionOptions(false, false, false), () -> SNAPSHOT, "test", log);
  }

  /** Returns the input for a word: a message, or bytes in brackets. */
  private static String input(String word) {
    if (word.startsWith("<")) {
      return word.substring(1, word.length() - 1).replace("~", "\r\n");
    }
    String message = MESSAGES.get(word);
    return "Content-Length: " + message.length() + "\r\n\r\n" + message;
  }

  /** Returns the ids that are answered, with the codes of errors. */
  private static List<String> answers(String output) {
    List<String> found = new ArrayList<>();
    for (String part : output.split("Content-Length: \\d+\\r\\n\\r\\n")) {
      if (!part.isEmpty()) {
        JsonObject answer = JsonParser.parseString(part).getAsJsonObject();
        JsonObject error = answer.getAsJsonObject("error");
        found.add(answer.get("id") + (error == null ? "" : ":" + error.get("code")));
      }
    }
    return found;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "init shutdown exit                                 | true  | 0 9",
      "init exit                                          | false | 0",
      "exit                                               | false |",
      "''                                                 | false |",
      "init                                               | false | 0",
      "init shutdown                                      | false | 0 9",
      "init <Content-Le>                                  | false | 0",
      "init <Content-Length:100~~{\"js>                    | false | 0",
      "<hello~~> init shutdown exit                       | true  | 0 9",
      "<Content-Type:x~~> init shutdown exit              | true  | 0 9",
      "<Content-Length:abc~~> init shutdown exit          | true  | 0 9",
      "<Content-Length:-5~~> init shutdown exit           | true  | 0 9",
      "<Content-Length:0~~> init shutdown exit            | true  | 0 9",
      "init <Content-Length:99999999999999~~{}> shutdown  | false | 0",
      "init <Content-Length:2147483647~~{}> shutdown      | false | 0",
      "init half-json shutdown exit                       | true  | 0 9",
      "init list shutdown exit                            | true  | 0 9",
      "init number shutdown exit                          | true  | 0 9",
      "init half-list shutdown exit                       | true  | 0 9",
      "init no-version shutdown exit                      | true  | 0 5:-32600 9",
      "init other-version shutdown exit                   | true  | 0 5:-32600 9",
      "init hover-of-list shutdown exit                   | true  | 0 5:-32602 9",
      "init hover-of-number shutdown exit                 | true  | 0 5:-32602 9",
      "init unknown-request shutdown exit                 | true  | 0 5:-32601 9",
      "init unknown-notification shutdown exit            | true  | 0 9",
      "init open-nothing shutdown exit                    | true  | 0 9",
      "init no-method shutdown exit                       | true  | 0 9",
      "init no-id shutdown exit                           | true  | 0 9",
      "init stray-answer shutdown exit                    | true  | 0 9",
      "hover init shutdown exit                           | true  | 5 0 9",
      "init init shutdown exit                            | true  | 0 0 9",
      "init null shutdown exit                            | true  | 0 9",
      "init method-of-number shutdown exit                | true  | 0 5:-32601 9",
      "init method-of-list shutdown exit                  | true  | 0 9",
      "init deep shutdown exit                            | true  | 0 9",
      "init deep-parameter shutdown exit                  | true  | 0 9",
      "init no-uri shutdown exit                          | true  | 0 5:-32602 9",
      "init no-position shutdown exit                     | true  | 0 5:-32602 9",
      "init no-context shutdown exit                      | true  | 0 5:-32602 9",
      "init no-diagnostics shutdown exit                  | true  | 0 5:-32602 9",
      "init shutdown hover exit                           | true  | 0 9 5",
  })
  void serve_malformedInput_endsLikeMlirWithoutStackTrace(String words, boolean status, String answered)
      throws Exception {
    StringBuilder input = new StringBuilder();
    for (String word : words.isEmpty() ? new String[0] : words.split(" +")) {
      input.append(input(word));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    boolean ended = session().serve(
        new ByteArrayInputStream(input.toString().getBytes(StandardCharsets.UTF_8)), out);
    assertThat(ended).isEqualTo(status);
    assertThat(String.join(" ", answers(out.toString(StandardCharsets.UTF_8))))
        .isEqualTo(answered == null ? "" : answered);
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("\tat ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"half-json", "list", "number", "null", "half-list", "no-method", "no-id", "stray-answer",
      "unknown-notification", "open-nothing", "method-of-list", "deep", "deep-parameter"})
  void serve_messageWithoutAnswer_leavesLineInLog(String word) throws Exception {
    String input = input("init") + input(word) + input("shutdown") + input("exit");
    session().serve(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        OutputStream.nullOutputStream());
    assertThat(log.toString(StandardCharsets.UTF_8)).startsWith("mortise-lsp-server: ").hasLineCount(1);
  }

  @Test
  void serve_clientClosesOutput_endsAlthoughInputIsOpen() throws Exception {
    OutputStream closed = new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("Broken pipe");
      }
    };
    try (PipedOutputStream client = new PipedOutputStream(); PipedInputStream in = new PipedInputStream(client)) {
      client.write(input("init").getBytes(StandardCharsets.UTF_8));
      assertThat(session().serve(in, closed)).isFalse();
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).isEmpty();
  }
}
