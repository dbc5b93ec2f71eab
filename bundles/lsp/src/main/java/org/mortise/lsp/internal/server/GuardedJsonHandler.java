// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonIOException;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;

/**
 * Parses messages, and reports JSON that is no object to the {@link MessageGuard}. Messages are written in one line, or
 * indented as {@code mlir-lsp-server} does: in the order of the keys, and with a line end, so that the same tests fit.
 */
final class GuardedJsonHandler extends MessageJsonHandler {
  /** A message has only nulls that are meant. */
  private static final Gson PRETTY =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create();

  private final MessageGuard guard;
  private final boolean isPretty;

  GuardedJsonHandler(
      Map<String, JsonRpcMethod> methods, Consumer<GsonBuilder> configuration, MessageGuard guard, boolean isPretty) {
    super(methods, configuration);
    this.guard = guard;
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

  @Override
  public Message parseMessage(Reader input) {
    try {
      PushbackReader reader = new PushbackReader(input);
      int first = reader.read();
      while (Character.isWhitespace(first)) {
        first = reader.read();
      }
      if (first >= 0) {
        reader.unread(first);
      }
      if (first == '{' || first < 0) {
        return super.parseMessage(reader);
      }
      StringWriter text = new StringWriter();
      reader.transferTo(text);
      if (isJson(text.toString())) {
        guard.endSession();
      }
      return super.parseMessage(new StringReader(text.toString())); // fails
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static boolean isJson(String text) throws IOException {
    JsonReader reader = new JsonReader(new StringReader(text));
    reader.setStrictness(Strictness.STRICT);
    try {
      reader.skipValue();
      return reader.peek() == JsonToken.END_DOCUMENT;
    } catch (IOException | JsonParseException broken) {
      return false;
    }
  }
}
