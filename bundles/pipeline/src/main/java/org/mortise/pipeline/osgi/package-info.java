// SPDX-License-Identifier: Apache-2.0
/** What there is to tell of bundles in an OSGi framework. Not needed, and not loaded, without one. */
@Version("0.1.0")
package org.mortise.pipeline.osgi;

import org.osgi.annotation.versioning.Version;
