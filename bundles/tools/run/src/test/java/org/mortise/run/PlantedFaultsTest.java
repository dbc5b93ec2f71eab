// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.run.ValidationTools.after;
import static org.mortise.run.ValidationTools.behaviour;
import static org.mortise.run.ValidationTools.parse;
import static org.mortise.run.ValidationTools.validate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;
import org.mortise.validation.model.Difference;
import org.mortise.validation.model.FunctionVerdict;

/**
 * Validates the outputs of the deallocation pipelines for random programs, which are right, and with faults planted
 * into them. {@code -Dmortise.validation.programs=N} tests N programs of each kind.
 */
class PlantedFaultsTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.validation.programs", 12);
  private static final List<Profile> PROFILES =
      List.of(Profile.STRUCTURED, Profile.BRANCHES, Profile.CALLS, Profile.MIXED, Profile.LIVE_RESULTS);
  private static final List<String> PIPELINES =
      List.of("buffer-deallocation-pipeline", "legacy-buffer-deallocation-pipeline", "lean-deallocation-pipeline");
  private static final int MUTANTS_OF_A_KIND = 2;

  /** How many faults were planted, observable, and found. */
  private static final class Counts {
    int planted;
    int observable;
    int found;

    @Override
    public String toString() {
      return found + " of " + planted + " found, " + observable + " observable in main";
    }
  }

  @TestFactory
  Stream<DynamicTest> faults_ofAllKinds_areFoundAtTheirPlaces(TestReporter reporter) {
    return PIPELINES.stream().flatMap(pipeline -> PROFILES.stream().map(profile ->
        DynamicTest.dynamicTest(pipeline + " " + profile, () -> check(pipeline, profile, reporter))));
  }

  private static void check(String pipeline, Profile profile, TestReporter reporter) {
    Map<Mutation, Counts> counts = new EnumMap<>(Mutation.class);
    int validated = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Operation source = parse(RandomProgram.generate(profile, seed));
      Operation target = after(source, pipeline);
      if (target != null) {
        String name = profile + " seed " + seed;
        validated += checkUnchanged(name, source, target);
        for (Mutation mutation : Mutation.values()) {
          plant(name, mutation, source, target, new Random(seed),
              counts.computeIfAbsent(mutation, key -> new Counts()));
        }
      }
    }
    reporter.publishEntry(pipeline + " " + profile, validated + " functions, " + counts);
    assertThat(validated).isPositive();
  }

  private static int checkUnchanged(String name, Operation source, Operation target) {
    int validated = 0;
    for (FunctionVerdict verdict : validate(source, target)) {
      assertThat(verdict.difference()).as(name).isNull();
      validated += verdict.inputs() > 0 ? 1 : 0;
    }
    return validated;
  }

  private static void plant(
      String name, Mutation mutation, Operation source, Operation target, Random random, Counts counts) {
    String expected = behaviour(target);
    int sites = mutation.sites(target).size();
    for (int i = 0; i < MUTANTS_OF_A_KIND && i < sites; i++) {
      Operation mutant = target.clone();
      mutation.apply(mutation.sites(mutant).get(random.nextInt(sites)), random);
      if (IRVerifier.verify(mutant, ignored -> { })) {
        counts.planted++;
        boolean isObservable = !behaviour(mutant).equals(expected);
        counts.observable += isObservable ? 1 : 0;
        List<Difference> found = differences(source, mutant);
        counts.found += found.isEmpty() ? 0 : 1;
        assertThat(!isObservable || !found.isEmpty()).as("%s, %s is found in %s", name, mutation, mutant).isTrue();
        found.forEach(difference -> checkPlace(name, mutation, difference));
      }
    }
  }

  private static List<Difference> differences(Operation source, Operation mutant) {
    List<Difference> found = new ArrayList<>();
    for (FunctionVerdict verdict : validate(source, mutant)) {
      if (verdict.difference() != null) {
        found.add(verdict.difference());
      }
    }
    return found;
  }

  /** A wrong deallocation is shown as the error or as a note; a missing one is a leak. */
  private static void checkPlace(String name, Mutation mutation, Difference difference) {
    switch (mutation) {
      case DROP_FREE -> assertThat(difference.kind()).as(name).isEqualTo(Difference.Kind.LEAK);
      case DUPLICATE_FREE, FREE_ARGUMENT, EARLY_FREE ->
          assertThat(places(difference.diagnostic())).as("%s %s: %s", name, mutation, difference.diagnostic())
              .anyMatch(place -> place instanceof FileLineColLoc line && line.file().equals(Mutation.PLANTED));
      default -> assertThat(places(difference.diagnostic())).isNotEmpty();
    }
  }

  private static List<Location> places(Diagnostic diagnostic) {
    List<Location> places = new ArrayList<>(List.of(diagnostic.location()));
    diagnostic.notes().forEach(note -> places.add(note.location()));
    return places;
  }
}
