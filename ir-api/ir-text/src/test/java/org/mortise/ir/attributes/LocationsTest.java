// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.text.context.Contexts;

/** The texts are MLIR's. */
class LocationsTest {
  private final Context context = Contexts.builder().build();
  private final Location file = new FileLineColLoc(context, "a", 1, 2);
  private final Location unknown = UnknownLoc.of(context);

  @Test
  void print_locations_asMlir() {
    assertThat(unknown).hasToString("loc(unknown)");
    assertThat(file).hasToString("loc(\"a\":1:2)");
    assertThat(new NameLoc("n", file)).hasToString("loc(\"n\"(\"a\":1:2))");
    assertThat(new NameLoc(context, "n")).hasToString("loc(\"n\")");
    assertThat(new CallSiteLoc(file, new NameLoc(context, "b"))).hasToString("loc(callsite(\"a\":1:2 at \"b\"))");
    assertThat(FusedLoc.fuse(context, List.of(file, unknown), StringAttr.of(context, "m")))
        .hasToString("loc(fused<\"m\">[\"a\":1:2])");
  }

  @Test
  void equals_sameStructure_isSameObject() {
    Location same = new NameLoc("n", new FileLineColLoc(context, "a", 1, 2));
    assertThat(new NameLoc("n", file).sameAs(same)).isTrue();
    assertThat(new NameLoc("n", file).contentHash()).isEqualTo(same.contentHash());
    assertThat(new NameLoc("n", unknown).sameAs(same)).isFalse();
  }

  @Test
  void fuse_locations_flattensAndDropsDuplicates() {
    Location other = new FileLineColLoc(context, "b", 3, 4);
    Location copy = new FileLineColLoc(context, "a", 1, 2);
    assertThat(FusedLoc.fuse(context, List.of(file, unknown, copy), null)).isSameAs(file);
    assertThat(FusedLoc.fuse(context, List.of(unknown), null)).isSameAs(unknown);
    Location fused = FusedLoc.fuse(context, List.of(file, other), null);
    assertThat(FusedLoc.fuse(context, List.of(fused, file), null)).hasToString("loc(fused[\"a\":1:2, \"b\":3:4])");
    assertThat(FusedLoc.fuse(context, List.of(unknown), StringAttr.of(context, "m")))
        .hasToString("loc(fused<\"m\">[unknown])");
  }

  @Test
  void fuse_fusionsOfFusions_listsEachPlaceOnceInOrder() {
    Location b = new NameLoc(context, "b");
    Location ab = FusedLoc.fuse(context, List.of(file, b), null);
    Location named = FusedLoc.fuse(context, List.of(ab, unknown), StringAttr.of(context, "m"));
    Location cab = FusedLoc.fuse(context, List.of(new NameLoc(context, "c"), unknown, ab), null);
    Location all = FusedLoc.fuse(context, List.of(named, cab, ab, new NameLoc(context, "d"), cab), null);
    String expected = "fused<\"m\">[fused[\"a\":1:2, \"b\"]], \"c\", \"a\":1:2, \"b\", \"d\"";
    assertThat(all).hasToString("loc(fused[" + expected + "])");
    assertThat(all.sameAs(FusedLoc.fuse(context, ((FusedLoc) all).locations(), null))).isTrue();
  }

  @Test
  void fuse_longChainEachPartTwice_listsPlacesAtLinearCost() {
    int length = 20_000;
    Location chain = file;
    for (int i = 1; i <= length; i++) {
      Location next = new FileLineColLoc(context, "a", i + 1, 2);
      chain = FusedLoc.fuse(context, List.of(next, chain, chain), null);
    }
    assertThat(((FusedLoc) chain).locations()).hasSize(length + 1);
    assertThat(((FusedLoc) chain).locations().get(length)).isSameAs(file);
  }
}
