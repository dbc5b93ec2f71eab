// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.List;
import org.mortise.ir.text.format.SyntaxTemplate;

/**
 * The text of a proposal, with holes in the notation of the protocol: <code>${1:name}</code>, <code>${1|a,b|}</code>
 * and <code>$0</code> for the last place of the cursor.
 */
final class Snippet {
  private static final int MAX_CHOICES = 24;

  private final String begin;
  private final StringBuilder text = new StringBuilder();
  private final int beginLength;
  private int holes;
  private boolean hasRegion;

  /** Creates a snippet that begins with some text. Editors without snippet support insert only this text. */
  Snippet(String begin) {
    this.begin = begin;
    text(begin);
    this.beginLength = text.length();
  }

  Snippet text(String plain) {
    for (int i = 0; i < plain.length(); i++) {
      escape(plain.charAt(i), "$}\\");
    }
    return this;
  }

  private void escape(char c, String special) {
    if (special.indexOf(c) >= 0) {
      text.append('\\');
    }
    text.append(c);
  }

  Snippet hole(String name) {
    text.append("${").append(++holes).append(':');
    text(name);
    text.append('}');
    return this;
  }

  /** Adds a placeholder with a choice of words. */
  Snippet choice(List<String> words) {
    text.append("${").append(++holes).append('|');
    for (int word = 0; word < words.size(); word++) {
      text.append(word == 0 ? "" : ",");
      words.get(word).chars().forEach(c -> escape((char) c, "$}\\,|"));
    }
    text.append("|}");
    return this;
  }

  /** Adds the syntax of an operation. */
  Snippet parts(List<SyntaxTemplate.Part> parts) {
    for (SyntaxTemplate.Part part : parts) {
      switch (part.kind()) {
        case TEXT -> text(part.text());
        case REGION -> region();
        case HOLE -> {
          if (part.words().isEmpty() || part.words().size() > MAX_CHOICES) {
            hole(part.text());
          } else {
            choice(part.words());
          }
        }
        default -> throw new IllegalStateException();
      }
    }
    return this;
  }

  private void region() {
    text.append(hasRegion ? "{\n  ${" + ++holes + ":}\n\\}" : "{\n  $0\n\\}");
    hasRegion = true;
  }

  /** Returns whether there is more than the initial text. */
  boolean hasMore() {
    return text.length() > beginLength;
  }

  /** Returns the text in the notation of the protocol. */
  String snippet() {
    return text.toString();
  }

  /** Returns the text for an editor without snippet support. */
  String plain() {
    return begin;
  }
}
