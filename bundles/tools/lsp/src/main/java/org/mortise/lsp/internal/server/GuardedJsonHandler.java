// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonIOException;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * Parses messages, and refuses texts that are none. Messages are written in one line, or indented as
 * {@code mlir-lsp-server} does: in the order of the keys, and with a line end, so that the same tests fit.
 */
final class GuardedJsonHandler extends MessageJsonHandler {
  private static final String VERSION = "2.0";
  private static final int DEEPEST = 1000;
  /** A message has only intended nulls. */
  private static final Gson PRETTY =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create();

  private final boolean isPretty;

  GuardedJsonHandler(
      Map<String, JsonRpcMethod> methods, Consumer<GsonBuilder> configuration, boolean isPretty) {
    super(methods, configuration);
    this.isPretty = isPretty;
  }

  @Override
  public void serialize(Message message, Writer output) {
    if (!isPretty) {
      super.serialize(message, output);
      return;
    }
    PRETTY.toJson(sorted(getGson().toJsonTree(message, Message.class)), output);
    try {
      output.append('\n');
    } catch (IOException closed) {
      throw new JsonIOException(closed);
    }
  }

  /** Returns an element with the keys of its objects in order. */
  private static JsonElement sorted(JsonElement element) {
    if (element.isJsonArray()) {
      JsonArray array = new JsonArray();
      element.getAsJsonArray().forEach(each -> array.add(sorted(each)));
      return array;
    }
    if (!element.isJsonObject()) {
      return element;
    }
    JsonObject object = new JsonObject();
    new TreeMap<>(element.getAsJsonObject().asMap()).forEach((key, value) -> object.add(key, sorted(value)));
    return object;
  }

  /**
   * Parses a message. Anything else is reported as an issue, which the library answers or logs; the session continues.
   */
  @Override
  public Message parseMessage(Reader input) {
    StringWriter read = new StringWriter();
    try {
      input.transferTo(read);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    String text = read.toString();
    String problem = problemWith(text);
    if (problem != null) {
      throw new JsonParseException("a message was ignored: " + problem);
    }
    Message message;
    try {
      message = super.parseMessage(new StringReader(text));
    } catch (IllegalStateException | ClassCastException | UnsupportedOperationException | NullPointerException
        | StackOverflowError wrong) { // of the library, which relies on the types of members
      throw new JsonParseException("a message was ignored: it is no message of JSON-RPC", wrong);
    }
    if (message == null) {
      throw new JsonParseException("a message was ignored: it is empty");
    }
    if (!VERSION.equals(message.getJsonrpc())) {
      throw new MessageIssueException(message, List.of(new MessageIssue(
          "a message must have the version 2.0 of JSON-RPC", ResponseErrorCode.InvalidRequest.getValue())));
    }
    return message;
  }

  /** Returns the reason why a text cannot be a message, or null. Reading a value costs stack for each level of it. */
  private static @Nullable String problemWith(String text) {
    int depth = 0;
    boolean inString = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (inString) {
        i += c == '\\' ? 1 : 0;
        inString = c != '"';
      } else if (c == '"') {
        inString = true;
      } else if (c == '{' || c == '[') {
        depth++;
      } else if (c == '}' || c == ']') {
        depth--;
      }
      if (depth > DEEPEST) {
        return "it is nested deeper than " + DEEPEST + " levels";
      }
    }
    return text.stripLeading().startsWith("{") ? null : "it is no JSON object";
  }
}
