// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosaattachtarget;

import com.google.auto.service.AutoService;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tosa.TargetEnvAttr;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code tosa-attach-target}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TosaAttachTargetFactory implements PassFactory {
  private static final String ATTRIBUTE = "tosa.target_env";
  /** Accepted as a profile and as an extension, but not proposed. */
  private static final String NONE = "none";
  private static final List<String> KNOWN_PROFILES = List.of("pro_int", "pro_fp");
  private static final List<String> KNOWN_EXTENSIONS = List.of("int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft",
      "variable", "controlflow", "doubleround", "inexactround", "dynamic", "mxfp", "int64", "shape");

  private static final PassOption<SpecificationVersion> VERSION = PassOption.choice("specification_version",
      SpecificationVersion.V1_0, SpecificationVersion::text, SpecificationVersion::meaning,
      "The specification version that TOSA operators should conform to.");
  private static final PassOption<Level> LEVEL = PassOption.choice("level", Level.EIGHT_K, Level::text, Level::meaning,
      "The TOSA level that operators should conform to. A TOSA level defines operator argument ranges that an "
          + "implementation shall support.");
  private static final PassOption<List<String>> PROFILES = PassOption.strings("profiles",
      "The TOSA profile(s) that operators should conform to. TOSA profiles enable efficient implementation on "
          + "different classes of device. Each profile is an independent set of operations and data type "
          + "combinations.");
  private static final PassOption<List<String>> EXTENSIONS = PassOption.strings("extensions",
      "The TOSA extension(s) that operators should conform to. TOSA profile extensions define optional operation and "
          + "data type combinations.");

  private static final PassSpec SPEC =
      PassSpec.of("tosa-attach-target", "Attach tosa.target_env information to the given module.")
          .withTitle("TosaAttachTarget")
          .withDescription("""
              Sets the attribute `tosa.target_env` of the module: the version of the specification of TOSA, the level,
              the profiles and the extensions that a target supports. An attribute that is there is replaced. An unknown
              profile or extension is an error. Takes constant time.""")
          .onOperation("builtin.module")
          .withDialects("func", "tosa")
          .withOptions(VERSION, LEVEL, PROFILES, EXTENSIONS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<String> profiles = options.get(PROFILES);
    List<String> extensions = options.get(EXTENSIONS);
    return (module, run) -> {
      String unknownProfile = unknown("profile", profiles, KNOWN_PROFILES);
      String problem =
          unknownProfile != null ? unknownProfile : unknown("extension", extensions, KNOWN_EXTENSIONS);
      if (problem != null) {
        run.emit(Diagnostic.error(UnknownLoc.of(module.context()), problem));
        run.signalFailure();
        return;
      }
      module.setAttr(ATTRIBUTE, TargetEnvAttr.of(
          module.context(), options.get(VERSION).text(), options.get(LEVEL).text(), profiles, extensions));
    };
  }

  /** Returns a message about the first name that is not known, or null. */
  private static @Nullable String unknown(String kind, List<String> names, List<String> known) {
    for (String name : names) {
      if (!name.equals(NONE) && !known.contains(name)) {
        return "Unknown TOSA " + kind + " name passed in '" + name + "', supported " + kind + "s are: "
            + String.join(", ", known);
      }
    }
    return null;
  }
}
