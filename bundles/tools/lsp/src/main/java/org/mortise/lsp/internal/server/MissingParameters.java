// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.lang.reflect.Method;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks the parameters of a message that its handler relies on: the document's address, its position, and the
 * diagnostics that actions are for. The library's own validation is not used: it refuses messages that other servers
 * accept.
 */
final class MissingParameters {
  private static final String[] REQUIRED = {"getTextDocument", "getUri", "getPosition", "getStart", "getEnd", "getText",
      "getRange", "getContentChanges", "getContext", "getDiagnostics"};

  private MissingParameters() {}

  /** Returns whether a required property of a parameter object is missing. */
  static boolean in(@Nullable Object parameter) {
    return parameter != null && isLibrary(parameter) && lacks(parameter, 0);
  }

  private static boolean isLibrary(Object object) {
    return object.getClass().getName().startsWith("org.eclipse.lsp4j.");
  }

  private static boolean lacks(Object object, int depth) {
    for (String name : REQUIRED) {
      Method getter = getter(object, name);
      if (getter == null || isOptional(object, name)) {
        continue;
      }
      Object value;
      try {
        value = getter.invoke(object);
      } catch (ReflectiveOperationException | RuntimeException failed) {
        continue;
      }
      for (Object part : value instanceof List<?> list ? list : Collections.singletonList(value)) {
        if (part == null || isLibrary(part) && depth < 3 && lacks(part, depth + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a property is optional: the text of a saved document, the range of a change, most contexts. */
  private static boolean isOptional(Object object, String name) {
    String type = object.getClass().getSimpleName();
    return type.equals("DidSaveTextDocumentParams") && name.equals("getText")
        || type.equals("TextDocumentContentChangeEvent") && name.equals("getRange")
        || !type.equals("CodeActionParams") && name.equals("getContext")
        || !type.equals("CodeActionContext") && name.equals("getDiagnostics");
  }

  private static @Nullable Method getter(Object object, String name) {
    try {
      return object.getClass().getMethod(name);
    } catch (NoSuchMethodException none) {
      return null;
    }
  }
}
