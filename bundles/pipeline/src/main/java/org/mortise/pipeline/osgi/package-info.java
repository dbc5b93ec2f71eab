// SPDX-License-Identifier: Apache-2.0
/** Diagnosis of bundles in an OSGi framework. It is neither needed nor loaded outside one. */
@NullMarked
@Version("0.1.0")
package org.mortise.pipeline.osgi;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
