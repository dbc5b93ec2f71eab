// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import com.google.gson.GsonBuilder;
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
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;

/** Parses messages, and reports JSON that is no object to the {@link MessageGuard}. */
final class GuardedJsonHandler extends MessageJsonHandler {
  private final MessageGuard guard;

  GuardedJsonHandler(Map<String, JsonRpcMethod> methods, Consumer<GsonBuilder> configuration, MessageGuard guard) {
    super(methods, configuration);
    this.guard = guard;
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
