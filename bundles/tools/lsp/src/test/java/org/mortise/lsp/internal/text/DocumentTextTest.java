// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;

class DocumentTextTest {
  private static final String[] PIECES = {
    "a", "%0", "\n", "\r\n", "\r", "é", "語", "😀", " ", "func.func @f()", "{", "}\n", "\t", "// ü\r\n", "", "\n\n"
  };
  private static final int EDITS = 10_000;

  /** A text in an editor, as lines with their ends; all searches are naive. */
  private static final class Model {
    private String text = "";

    List<String> lines() {
      List<String> lines = new ArrayList<>();
      int start = 0;
      for (int i = 0; i < text.length(); i++) {
        boolean crlf = text.startsWith("\r\n", i);
        if (crlf || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
          i += crlf ? 1 : 0;
          lines.add(text.substring(start, i + 1));
          start = i + 1;
        }
      }
      lines.add(text.substring(start));
      return lines;
    }

    int index(Position position) {
      List<String> lines = lines();
      if (position.getLine() >= lines.size()) {
        return text.length();
      }
      int start = String.join("", lines.subList(0, position.getLine())).length();
      return start + Math.min(position.getCharacter(), lines.get(position.getLine()).replaceAll("[\r\n]", "").length());
    }

    void replace(Range range, String replacement) {
      int one = index(range.getStart());
      int other = index(range.getEnd());
      text = text.substring(0, Math.min(one, other)) + replacement + text.substring(Math.max(one, other));
    }
  }

  @Test
  void replace_randomEdits_equalsModel() {
    Random random = new Random(1);
    Model model = new Model();
    DocumentText text = new DocumentText("");
    for (int i = 0; i < EDITS; i++) {
      Range range = new Range(position(random, text), position(random, text));
      StringBuilder replacement = new StringBuilder();
      for (int piece = random.nextInt(4); piece > 0; piece--) {
        replacement.append(PIECES[random.nextInt(PIECES.length)]);
      }
      model.replace(range, replacement.toString());
      text = text.replace(range, replacement.toString());
      assertThat(text.text()).as("edit %d", i).isEqualTo(model.text);
      assertThat(text.lineCount()).isEqualTo(model.lines().size());
      assertThat(text.bytes()).isEqualTo(model.text.getBytes(StandardCharsets.UTF_8));
      int offset = 0;
      for (int line = 0; line < text.lineCount(); line++) {
        assertThat(text.lineStart(line)).as("line %d after edit %d", line, i).isEqualTo(offset);
        offset += new DocumentText(model.lines().get(line)).bytes().length;
      }
      if (model.text.length() > 400) { // not longer, so that lines are hit often
        Range rest = new Range(new Position(2, 0), new Position(Integer.MAX_VALUE, 0));
        model.replace(rest, "");
        text = text.replace(rest, "");
      }
    }
  }

  private static Position position(Random random, DocumentText text) {
    return new Position(random.nextInt(text.lineCount() + 2), random.nextInt(random.nextBoolean() ? 4 : 40));
  }

  @Test
  void position_eachCharacter_isInverseOfOffset() {
    String sample = "aé語😀b\r\n😀\n\r%x語\n\ud83d lone \ude00 ends\n";
    DocumentText text = new DocumentText(sample);
    for (int i = 0; i <= sample.length(); i = i == sample.length() ? i + 1 : sample.offsetByCodePoints(i, 1)) {
      int offset = sample.substring(0, i).getBytes(StandardCharsets.UTF_8).length;
      Position position = text.position(offset);
      boolean isInLineEnd = i > 0 && i < sample.length() && sample.charAt(i - 1) == '\r' && sample.charAt(i) == '\n';
      if (!isInLineEnd) {
        assertThat(text.offset(position)).as("char %d at %s", i, position).isEqualTo(offset);
      }
    }
    assertThat(text.position("aé語😀".getBytes(StandardCharsets.UTF_8).length)).isEqualTo(new Position(0, 5));
  }

  @Test
  void position_outsideOfText_isAtNearestPlace() {
    DocumentText text = new DocumentText("ab\ncd");
    assertThat(text.position(100)).isEqualTo(new Position(1, 2));
    assertThat(text.offset(new Position(0, 100))).isEqualTo(2);
    assertThat(text.offset(new Position(100, 0))).isEqualTo(5);
    assertThat(text.offset(new Position(-1, 3))).isZero();
    assertThat(text.offset(new Position(1, -3))).isEqualTo(3);
  }
}
