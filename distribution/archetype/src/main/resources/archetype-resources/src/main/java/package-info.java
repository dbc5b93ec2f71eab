// SPDX-License-Identifier: Apache-2.0
/** The dialect {@code ${dialect}}, an analysis and a pass. */
@NullMarked
@Version("1.0.0")
package ${package};

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
