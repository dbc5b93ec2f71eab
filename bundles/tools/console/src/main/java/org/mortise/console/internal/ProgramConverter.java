// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.nio.charset.StandardCharsets;
import org.apache.felix.service.command.Converter;
import org.jspecify.annotations.Nullable;
import org.mortise.console.Program;
import org.osgi.service.component.annotations.Component;

/** Converts programs to text and back, for display and for pipes. */
@Component(property = Converter.CONVERTER_CLASSES + "=org.mortise.console.Program")
public final class ProgramConverter implements Converter {
  @Override
  public @Nullable Object convert(Class<?> wanted, Object value) {
    if (wanted == Program.class && value instanceof CharSequence text) {
      return new Program("<text>", text.toString().getBytes(StandardCharsets.UTF_8));
    }
    return wanted == String.class && value instanceof Program program ? program.toString() : null;
  }

  @Override
  public @Nullable CharSequence format(Object value, int level, Converter others) {
    if (!(value instanceof Program program)) {
      return null;
    }
    return level == PART ? "program " + program.name() : program.toString().stripTrailing();
  }
}
