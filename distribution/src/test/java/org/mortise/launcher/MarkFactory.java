// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;

/**
 * The pass {@code mark-it} of a bundle: sets an attribute to the text in the bundle's jar, and prints to the standard
 * output of the process. It can also loop for ever, or use up the memory.
 */
public final class MarkFactory implements PassFactory {
  private static final PassOption<String> FIRST = PassOption.string("first", "", "loop or exhaust");

  @Override
  public PassSpec spec() {
    return PassSpec.of("mark-it", "Marks operations").withOptions(FIRST);
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> {
      System.out.println("noise of a bundle");
      if (options.get(FIRST).equals("loop")) {
        loop();
      }
      if (options.get(FIRST).equals("exhaust")) {
        exhaust();
      }
      op.setAttr("test.mark", StringAttr.of(op.context(), text()));
    };
  }

  /** Never ends, and ignores its cancellation. */
  private static void loop() {
    long count = 0;
    while (count >= 0) {
      count = (count + 1) & Long.MAX_VALUE;
    }
  }

  private static void exhaust() {
    List<byte[]> kept = new ArrayList<>();
    while (!kept.equals(List.of(1))) {
      kept.add(new byte[1 << 20]);
    }
  }

  private static String text() {
    try (InputStream in = MarkFactory.class.getResourceAsStream("/org/mortise/launcher/mark.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
